import { PARTS } from './parts';
import classes from './Settings.module.css';

export function PartNavigation() {
  return (
    <nav aria-label="Abschnitte" className={classes.navigation}>
      <ul className={classes.anchors}>
        {Object.entries(PARTS).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.anchor}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
