import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { Cover } from '../../../../../src/shop/paper/cover.rules';
import classes from './Printers.module.css';

export const dishes = (count: number): string => (count === 1 ? '1 Artikel' : `${count} Artikel`);

/** Whether some dish would never reach a kitchen. */
export function CoverNotice({ cover: { without, caught, caughtIn, catcher } }: { cover: Cover }) {
  if (without > 0) {
    return (
      <p className={classes.cover} data-tone="bad">
        <IconAlertTriangle size={20} aria-hidden />
        <span>
          <strong>{dishes(without)} ohne Drucker.</strong> Bestellungen stehen nur am Tresen.
        </span>
      </p>
    );
  }
  if (caught > 0 && catcher) {
    return (
      <p className={classes.cover} data-tone="quiet">
        <IconInfoCircle size={20} aria-hidden />
        <span>
          <strong>{dishes(caught)} ohne eigenen Drucker</strong> ({caughtIn.join(', ')}). Ihr Bon kommt aus „
          {catcher.name}“.
        </span>
      </p>
    );
  }
  return catcher ? (
    <p className={classes.cover} data-tone="good">
      <IconCircleCheck size={20} aria-hidden />
      <span>Jedes Gericht der Karte hat einen Drucker.</span>
    </p>
  ) : null;
}
