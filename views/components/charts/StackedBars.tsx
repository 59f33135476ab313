import classes from './Chart.module.css';
import { Plot } from './Plot';
import { marksUpTo } from './scale.rules';

export interface Column {
  label: string;
  /** From below to above, one for each colour. */
  parts: readonly number[];
  /** Where the column beside which it is measured ended; null: there is none. */
  before: number | null;
}

interface Props {
  title: string;
  columns: readonly Column[];
  colours: readonly string[];
}

/** So many columns have room for their figure above them. */
const MOST_FIGURES = 20;

export function StackedBars({ title, columns, colours }: Props) {
  const marks = marksUpTo(Math.max(1, ...columns.flatMap((column) => [sumOf(column), column.before ?? 0])));

  return (
    <Plot title={title} labels={columns.map(({ label }) => label)} marks={marks}>
      {({ x, y, step }) =>
        columns.map((column, index) => {
          const sum = sumOf(column);
          return (
            <g key={column.label}>
              {column.parts.map((part, i) => {
                const below = column.parts.slice(0, i).reduce((a, b) => a + b, 0);
                return (
                  part > 0 && (
                    <rect
                      key={colours[i]}
                      x={`${(step * (index + 0.2)).toFixed(2)}%`}
                      width={`${(step * 0.6).toFixed(2)}%`}
                      y={y(below + part)}
                      height={Math.max(1, y(below) - y(below + part) - 1)}
                      rx="2"
                      fill={colours[i]}
                    />
                  )
                );
              })}
              {column.before !== null && (
                <line
                  className={classes.before}
                  x1={`${(step * (index + 0.12)).toFixed(2)}%`}
                  x2={`${(step * (index + 0.88)).toFixed(2)}%`}
                  y1={y(column.before)}
                  y2={y(column.before)}
                />
              )}
              {sum > 0 && columns.length <= MOST_FIGURES && (
                <text className={classes.value} x={x(index)} y={y(sum) - 7}>
                  {sum}
                </text>
              )}
            </g>
          );
        })
      }
    </Plot>
  );
}

const sumOf = ({ parts }: Column): number => parts.reduce((sum, part) => sum + part, 0);
