import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import { labelEvery } from './scale.rules';

const HEIGHT = 190;
/** Above the plot for the figure on the tallest column, below it for the labels. */
const ABOVE = 22;
const BELOW = 24;
const MOST_LABELS = 12;

export interface PlotPlace {
  /** The middle of a column, in percent of the width. */
  x: (index: number) => string;
  /** In pixels from the top. */
  y: (value: number) => number;
  /** The share of the width that belongs to one column, in percent. */
  step: number;
}

interface Props {
  /** What a person who cannot see it hears. */
  title: string;
  labels: readonly string[];
  marks: readonly number[];
  children: (place: PlotPlace) => ReactNode;
}

/** Widths are shares and heights pixels: letters keep their size on every screen, and the server can draw it. */
export function Plot({ title, labels, marks, children }: Props) {
  const top = marks.at(-1) ?? 1;
  const step = 100 / Math.max(1, labels.length);
  const place: PlotPlace = {
    x: (index) => `${(step * (index + 0.5)).toFixed(2)}%`,
    y: (value) => ABOVE + HEIGHT * (1 - value / top),
    step,
  };
  const every = labelEvery(labels.length, MOST_LABELS);

  return (
    <div className={classes.chart}>
      <p className={classes.marks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} style={{ top: place.y(mark) }}>
            {mark}
          </span>
        ))}
      </p>
      <svg className={classes.plot} height={ABOVE + HEIGHT + BELOW} role="img" aria-label={title}>
        {marks.map((mark) => (
          <line key={mark} className={classes.line} x1="0" x2="100%" y1={place.y(mark)} y2={place.y(mark)} />
        ))}
        {children(place)}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text key={label} className={classes.label} x={place.x(index)} y={ABOVE + HEIGHT + 18}>
              {label}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}
