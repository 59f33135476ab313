import type { PaperView } from '../../../../src/printer/queue/print-queue.view';
import classes from './Paper.module.css';

type Line = PaperView['lines'][number];

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
        <PaperRow key={index} line={line} />
      ))}
    </figure>
  );
}

function PaperRow({ line }: { line: Line }) {
  if (line.kind === 'cut') return <hr className={classes.cut} data-full={!line.partial || undefined} />;
  if (line.kind === 'qr') {
    return (
      <svg
        className={classes.code}
        viewBox={`0 0 ${line.size} ${line.size}`}
        role="img"
        aria-label={`QR-Code ${line.value}`}
      >
        <path d={line.path} />
      </svg>
    );
  }
  const written = line.text.trimStart();
  return (
    <p className={classes.line} data-size={line.size} data-bold={line.bold || undefined}>
      {line.text.slice(0, line.text.length - written.length)}
      <span data-inverted={line.inverted || undefined}>{written || ' '}</span>
    </p>
  );
}
