import { Checkbox } from '@mantine/core';
import type { ImportReview } from '../../../../../src/shop/menu-file/import.types';
import classes from './Import.module.css';

interface Props {
  review: ImportReview;
  removing: boolean;
  choose: (removing: boolean) => void;
}

/** They stay unless somebody says otherwise: a file with one new dish must not cost the rest. */
export function MissingDishes({ review: { missing, missingCount, needed }, removing, choose }: Props) {
  const removable = missingCount - needed.length;
  const more = missingCount - missing.length;
  if (missingCount === 0) return null;

  return (
    <div className={classes.missing}>
      <p className={classes.strong}>
        {missingCount === 1
          ? 'Eine Speise der Karte steht nicht in der Datei.'
          : `${missingCount} Speisen der Karte stehen nicht in der Datei.`}
      </p>
      <p className={classes.quiet}>
        {missing.join(', ')}
        {more > 0 && ` und ${more} weitere`}
      </p>
      {needed.length > 0 && (
        <p className={classes.quiet}>
          {needed.map((name) => `„${name}“`).join(', ')} {needed.length === 1 ? 'gehört' : 'gehören'} zu einem
          Menü oder zu Halb-und-halb und {needed.length === 1 ? 'bleibt' : 'bleiben'} in jedem Fall.
        </p>
      )}
      {removable > 0 && (
        <Checkbox
          mt="sm"
          label={
            removable === 1
              ? 'Diese Speise von der Karte löschen'
              : `Diese ${removable} Speisen von der Karte löschen`
          }
          description="Ohne Haken bleiben sie, wie sie sind."
          checked={removing}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
