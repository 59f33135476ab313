import type { DrawnLine } from '../../../src/printer/encode/drawn-paper.types';
import classes from './PaperRow.module.css';

/** A line of text or a code as it stands on paper; where paper is cut looks different on each page. */
export function PaperRow({ line }: { line: Exclude<DrawnLine, { kind: 'cut' }> }) {
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
