import type { PostalSource } from '../../../../../../src/shop/delivery/postal-code.types';
import classes from './Areas.module.css';

/** Whoever made the table of postal codes is named, as its licence asks. */
export function PostalSourceNote({ source }: { source: PostalSource | null }) {
  if (!source)
    return (
      <p className={classes.quiet}>
        Ohne Postleitzahl-Tabelle zeigt die Karte nur Umkreise und gezeichnete Flächen, und Adressen finden
        Umkreis und Fläche erst, wenn du ihre Koordinaten einträgst. Gebiete nach Postleitzahl gelten immer.
      </p>
    );

  return (
    <p className={classes.quiet}>
      Lage der Postleitzahlen: <a href={source.url}>{source.name}</a>,{' '}
      <a href={source.licenceUrl}>{source.licence}</a>, Stand {source.day.split('-').reverse().join('.')}, auf
      die Mitte jeder Postleitzahl zusammengefasst.
    </p>
  );
}
