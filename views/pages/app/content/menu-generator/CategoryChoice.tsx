import { Button, Checkbox } from '@mantine/core';
import type { PrintableCategory } from '../../../../../src/shop/printed-menu/printed-menu.view';
import classes from './MenuGenerator.module.css';

interface Props {
  categories: PrintableCategory[];
  /** null: all of them. */
  chosen: string[] | null;
  onChange: (chosen: string[] | null) => void;
}

/** Which parts of the menu are printed; none at all cannot be chosen. */
export function CategoryChoice({ categories, chosen, onChange }: Props) {
  const all = categories.map(({ id }) => id);
  const ids = chosen ?? all;

  function choose(next: string[]): void {
    if (next.length === 0) return;
    onChange(next.length === all.length ? null : all.filter((id) => next.includes(id)));
  }

  return (
    <Checkbox.Group
      label="Kategorien"
      description={`${ids.length} von ${all.length} werden gedruckt.`}
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
      {chosen && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
          Alle Kategorien
        </Button>
      )}
    </Checkbox.Group>
  );
}
