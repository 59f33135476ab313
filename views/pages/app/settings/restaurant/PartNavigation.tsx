import { PARTS, type PartId } from './parts';
import classes from './Settings.module.css';

export function PartNavigation({ without }: { without: readonly PartId[] }) {
  const parts = Object.entries(PARTS).filter(([id]) => !without.includes(id as PartId));

  return (
    <nav aria-label="Abschnitte" className={classes.navigation}>
      <ul className={classes.anchors}>
        {parts.map(([id, title]) => (
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
