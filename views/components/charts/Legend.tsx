import type { CSSProperties } from 'react';
import classes from './Chart.module.css';

interface Props {
  entries: readonly { label: string; colour: string }[];
  /** What the dashes mean. */
  dashed?: string;
}

export const Legend = ({ entries, dashed }: Props) => (
  <ul className={classes.legend}>
    {entries.map(({ label, colour }) => (
      <li key={label} style={{ '--colour': colour } as CSSProperties}>
        {label}
      </li>
    ))}
    {dashed && <li data-dashed>{dashed}</li>}
  </ul>
);
