import { Button, Checkbox } from '@mantine/core';
import type { Weekday } from '../../../../../src/shared/berlin-time';
import type { PrintableCategory } from '../../../../../src/shop/printed-menu/printed-menu.view';
import { DAY_NAMES } from '../../../../components/hours/week';
import { isOff } from './choice';
import classes from './MenuGenerator.module.css';

interface Props {
  categories: PrintableCategory[];
  /** null: all of them. */
  chosen: string[] | null;
  /** Those without hours on it are left out; null: every day. */
  weekday: Weekday | null;
  onChange: (chosen: string[] | null) => void;
}

/** Which parts of the menu are printed; with none the page says so. */
export function CategoryChoice({ categories, chosen, weekday, onChange }: Props) {
  const all = categories.map(({ id }) => id);
  const ids = chosen ?? all;
  const printed = categories.filter((one) => ids.includes(one.id) && !isOff(one, weekday)).length;

  function choose(next: string[]): void {
    onChange(next.length === all.length ? null : all.filter((id) => next.includes(id)));
  }

  return (
    <Checkbox.Group
      label="Kategorien"
      description={chosenText(printed, all.length, ids.length)}
      value={ids}
      onChange={choose}
    >
      <div className={classes.categories}>
        {categories.map((category) => (
          <Checkbox
            key={category.id}
            value={category.id}
            label={
              <>
                {category.name}{' '}
                <span className={classes.count}>
                  {weekday && isOff(category, weekday) ? `nicht am ${DAY_NAMES[weekday]}` : category.dishes}
                </span>
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

function chosenText(printed: number, all: number, ticked: number): string {
  if (ticked === 0) return 'Wähle, was gedruckt wird.';
  return printed === 0 ? 'An diesem Tag gibt es davon nichts.' : `${printed} von ${all} werden gedruckt.`;
}
