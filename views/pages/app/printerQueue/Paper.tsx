import type { DrawnLine } from '../../../../src/printer/encode/drawn-paper.types';
import type { PaperView } from '../../../../src/printer/queue/print-queue.view';
import { PaperRow } from '../../../components/paper/PaperRow';
import classes from './Paper.module.css';

/** The paper as it comes out of the printer. */
export function Paper({ paper: { title, columns, lines } }: { paper: PaperView }) {
  return (
    <figure
      className={classes.paper}
      aria-label={`Bon: ${title}`}
      style={{ inlineSize: `calc(${columns}ch + 2rem)` }}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <Row key={index} line={line} />
      ))}
    </figure>
  );
}

const Row = ({ line }: { line: DrawnLine }) =>
  line.kind === 'cut' ? (
    <hr className={classes.cut} data-full={!line.partial || undefined} />
  ) : (
    <PaperRow line={line} />
  );
