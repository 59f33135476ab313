import { stepsOf } from '../../../../src/shop/bin/bin.rules';
import type { BinPage, BinRow } from '../../../../src/shop/bin/bin.view';
import lines from '../../../components/tables/SortableLines.module.css';
import classes from './Bin.module.css';
import { type BinHands, BinLine } from './BinLine';
import { BinStep } from './BinStep';
import { CategoryQuestion } from './CategoryQuestion';
import { useRestoring } from './useRestoring';

interface Props extends Pick<BinPage, 'rows' | 'categories'> {
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
}

export function BinList({ rows, categories, chosen, choose }: Props) {
  const restoring = useRestoring();
  const hands = { chosen, choose, restoring };

  return (
    <>
      <ul className={`${lines.lines} ${classes.list}`} aria-label="Gelöscht">
        {stepsOf(rows).map((step) => (
          <Step key={step[0]?.id} step={step} {...hands} />
        ))}
      </ul>
      <CategoryQuestion restoring={restoring} categories={categories} />
    </>
  );
}

function Step({ step, ...hands }: BinHands & { step: readonly BinRow[] }) {
  const [row] = step;
  return row && step.length === 1 ? <BinLine row={row} {...hands} /> : <BinStep rows={step} {...hands} />;
}
