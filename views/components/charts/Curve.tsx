import classes from './Chart.module.css';
import { Plot } from './Plot';
import { marksUpTo } from './scale.rules';

interface Point {
  label: string;
  /** null: nothing was measured there, and the line has a gap. */
  value: number | null;
  /** In dashes, what it is held against. */
  beside?: number | null;
}

interface Props {
  title: string;
  points: readonly Point[];
}

export function Curve({ title, points }: Props) {
  const highest = points.map(({ value, beside }) => Math.max(value ?? 0, beside ?? 0));
  const marks = marksUpTo(Math.max(1, ...highest));

  return (
    <Plot title={title} labels={points.map(({ label }) => label)} marks={marks}>
      {({ x, y }) =>
        points.map(({ label, value, beside = null }, index) => {
          const before = points[index - 1];
          const line = (from: number | null | undefined, to: number | null, className?: string) =>
            typeof from === 'number' &&
            to !== null && (
              <line className={className} x1={x(index - 1)} y1={y(from)} x2={x(index)} y2={y(to)} />
            );
          return (
            <g key={label}>
              {line(before?.beside, beside, classes.before)}
              {line(before?.value, value, classes.curve)}
              {beside !== null && <circle className={classes.beside} cx={x(index)} cy={y(beside)} r="2.5" />}
              {value !== null && <circle className={classes.point} cx={x(index)} cy={y(value)} r="3.5" />}
              {value !== null && points.length <= 20 && (
                <text
                  className={classes.value}
                  x={x(index)}
                  y={y(value) + (beside !== null && beside > value ? 18 : -9)}
                >
                  {value}
                </text>
              )}
            </g>
          );
        })
      }
    </Plot>
  );
}
