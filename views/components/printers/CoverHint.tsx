import classes from './CoverHint.module.css';
import { useCover } from './useCover';

interface Props {
  /** Where nothing else says that there is no printer at all. */
  alsoWithout?: boolean;
}

/** What of the menu no printer is set up for, where somebody could mend it. Nothing while all is well. */
export function CoverHint({ alsoWithout = false }: Props) {
  const cover = useCover();
  if (cover && !cover.catcher && cover.without > 0 && alsoWithout) {
    return (
      <p className={classes.quiet}>
        {articles(cover.without)} ohne Drucker: Bestellungen stehen nur am Tresen.{' '}
        <a href="/app/settings/printers">Drucker verbinden</a>
      </p>
    );
  }
  if (!cover?.catcher || cover.caught === 0) return null;
  return (
    <p className={classes.hint}>
      <strong>{articles(cover.caught)} ohne eigenen Drucker</strong> ({cover.caughtIn.join(', ')}). Ihr Bon
      kommt aus „{cover.catcher.name}“. <a href="/app/settings/printers">Drucker einstellen</a>
    </p>
  );
}

const articles = (count: number): string => (count === 1 ? '1 Artikel' : `${count} Artikel`);
