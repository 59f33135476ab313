import classes from './CoverHint.module.css';
import { useCover } from './useCover';

/** Where a dish of this category is printed, when that is nowhere or not where one would expect it. */
export function CategoryPrinter({ category }: { category: string }) {
  const cover = useCover();
  if (!cover || !category) return null;
  if (!cover.catcher)
    return cover.without > 0 ? (
      <p className={classes.beside}>
        Ohne Drucker: Bestellungen davon stehen nur am Tresen.{' '}
        <a href="/app/settings/printers">Drucker verbinden</a>
      </p>
    ) : null;
  if (!cover.caughtIn.includes(category)) return null;
  return (
    <p className={classes.beside}>
      „{category}“ hat keinen eigenen Drucker: Der Bon kommt aus „{cover.catcher.name}“.
    </p>
  );
}
