import { Icon } from '../lib/Icon';
import { usePayingWords } from '../lib/words/sentences.paying';
import type { Trouble } from './usePaying';

/** Why it did not work, and that something else may. */
export function PayTrouble({ trouble }: { trouble: Trouble }) {
  const { problems, now } = usePayingWords();
  if (!trouble) return null;
  return (
    <p className="note note--bad" role="alert">
      <Icon name="alert" />
      <span>
        {trouble === 'notThere' ? now.notThere : 'text' in trouble ? trouble.text : problems[trouble.problem]}
      </span>
    </p>
  );
}
