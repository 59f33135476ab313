import { usePayingWords } from '../lib/words/sentences.paying';
import { useSlow } from './useSlow';

interface Props {
  text: string;
  /** What is read after eight seconds; there is always something. */
  slowText?: string;
  /** The sentence stands somewhere else already. */
  quiet?: boolean;
}

/** Something is on its way: a sentence, and another one when it takes long. */
export function Waiting({ text, slowText, quiet = false }: Props) {
  const { now: words } = usePayingWords();
  const slow = useSlow(true);
  return (
    <div className="pay__waiting" role="status" data-quiet={quiet ? '' : undefined}>
      {!quiet && <p>{text}</p>}
      {slow && <p className="note">{slowText ?? words.slow}</p>}
    </div>
  );
}
