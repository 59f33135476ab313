import classes from './Chart.module.css';
import { Plot } from './Plot';
import { marksUpTo } from './scale.rules';

interface Props {
  title: string;
  /** null: nothing was measured there, and the line has a gap. */
  points: readonly { label: string; value: number | null }[];
}

export function Curve({ title, points }: Props) {
  const marks = marksUpTo(Math.max(1, ...points.map(({ value }) => value ?? 0)));

  return (
    <Plot title={title} labels={points.map(({ label }) => label)} marks={marks}>
      {({ x, y }) =>
        points.map(({ label, value }, index) => {
          const before = points[index - 1]?.value ?? null;
          if (value === null) return null;
          return (
            <g key={label}>
              {before !== null && (
                <line
                  className={classes.curve}
                  x1={x(index - 1)}
                  y1={y(before)}
                  x2={x(index)}
                  y2={y(value)}
                />
              )}
              <circle className={classes.point} cx={x(index)} cy={y(value)} r="3.5" />
              {points.length <= 20 && (
                <text className={classes.value} x={x(index)} y={y(value) - 9}>
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
