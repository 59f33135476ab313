import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DrawnLine } from '../../../../src/printer/encode/drawn-paper.types';
import type { StationPaper } from '../../../../src/printer/station/print-station.view';
import { PaperRow } from '../../../components/paper/PaperRow';
import { pageRule, rollOf } from './print-turn.rules';
import classes from './Sheet.module.css';

interface Props {
  paper: StationPaper;
  columns: number;
  /** The dialog is closed, or the browser has handed it on by itself. */
  closed: () => void;
}

/** The paper alone on the page of the printer, and the browser's print dialog as soon as it is there. */
export function Sheet({ paper, columns, closed }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const end = useEffectEvent(closed);

  useEffect(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(pageRule(columns, sheet.current?.offsetHeight ?? 0));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    const close = () => end();
    addEventListener('afterprint', close, { once: true });
    // The browser draws it once before it prints.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', close);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    };
  }, [columns]);

  const { paper: paperMm, printed } = rollOf(columns);
  const size = { inlineSize: `${paperMm}mm`, fontSize: `calc(${printed}mm / ${columns} / 0.605)` };
  return createPortal(
    <article ref={sheet} className={classes.sheet} style={size} data-sheet aria-hidden>
      {paper.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <Row key={index} line={line} isLast={index === paper.lines.length - 1} />
      ))}
    </article>,
    document.body,
  );
}

function Row({ line, isLast }: { line: DrawnLine; isLast: boolean }) {
  if (line.kind === 'cut') return isLast ? null : <hr className={classes.cut} />;
  return <PaperRow line={line} />;
}
