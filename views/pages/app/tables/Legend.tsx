import { MOODS } from './moods';
import classes from './Tables.module.css';

export const Legend = () => (
  <ul className={classes.legend} aria-label="Zeichen">
    {Object.entries(MOODS).map(([state, { word, icon: Icon }]) => (
      <li key={state}>
        <span data-state={state}>
          <Icon size={16} aria-hidden />
        </span>
        {word}
      </li>
    ))}
  </ul>
);
