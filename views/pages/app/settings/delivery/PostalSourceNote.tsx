import { Fragment } from 'react';
import type { PostalSource } from '../../../../../src/shop/delivery/postal-code.types';
import classes from './Areas.module.css';

/** Whoever made the table of postal codes is named, as its licence asks. */
export function PostalSourceNote({ sources }: { sources: PostalSource[] }) {
  if (sources.length === 0)
    return (
      <p className={classes.quiet}>
        Ohne Postleitzahl-Tabelle zeigt die Karte nur Umkreise und gezeichnete Flächen, und Adressen finden
        Umkreis und Fläche erst, wenn du ihre Koordinaten einträgst. Gebiete nach Postleitzahl gelten immer.
      </p>
    );

  return (
    <>
      <p className={classes.quiet}>Eine Adresse gilt als in der Mitte ihrer Postleitzahl.</p>
      <p className={classes.quiet}>
        Postleitzahlen:{' '}
        {sources.map(({ name, url, licence, licenceUrl, day }, i) => (
          <Fragment key={url}>
            {i > 0 && '; '}
            <a href={url}>{name}</a>, <a href={licenceUrl}>{licence}</a>, Stand{' '}
            {day.split('-').reverse().join('.')}
          </Fragment>
        ))}
        , von uns zusammengefasst.
      </p>
    </>
  );
}
