import { Codes } from '../../lib/Codes';
import { useSentences } from '../../lib/words/Voice';

/** 'enthält A1, G' under an answer. */
export function CodeWords({ codes }: { codes: string[] }) {
  const { contains } = useSentences().sheet;
  if (codes.length === 0) return null;
  return (
    <small>
      {contains} <Codes codes={codes} />
    </small>
  );
}
