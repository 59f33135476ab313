import { Button, Checkbox } from '@mantine/core';
import type { PrintableCategory } from '../../../../../src/shop/printed-menu/printed-menu.view';
import classes from './MenuGenerator.module.css';

interface Props {
  categories: PrintableCategory[];
  /** null: all of them. */
  chosen: string[] | null;
  onChange: (chosen: string[] | null) => void;
}

/** Which parts of the menu are printed; with none the page says so. */
export function CategoryChoice({ categories, chosen, onChange }: Props) {
  const all = categories.map(({ id }) => id);
  const ids = chosen ?? all;

  function choose(next: string[]): void {
    onChange(next.length === all.length ? null : all.filter((id) => next.includes(id)));
  }

  return (
    <Checkbox.Group
      label="Kategorien"
      description={chosenText(ids.length, all.length)}
      value={ids}
      onChange={choose}
    >
      <div className={classes.categories}>
        {categories.map(({ id, name, dishes }) => (
          <Checkbox
            key={id}
            value={id}
            label={
              <>
                {name} <span className={classes.count}>{dishes}</span>
              </>
            }
          />
        ))}
      </div>
      <Button variant="subtle" size="compact-sm" onClick={() => onChange(chosen ? null : [])}>
        {chosen ? 'Alle Kategorien' : 'Alle abwählen'}
      </Button>
    </Checkbox.Group>
  );
}

const chosenText = (count: number, all: number): string =>
  count === 0 ? 'Wähle, was gedruckt wird.' : `${count} von ${all} ausgewählt.`;
