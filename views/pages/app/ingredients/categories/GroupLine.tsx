import { Button } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { IngredientCategoryRow } from '../../../../../src/shop/ingredient/ingredient.view';
import classes from '../../products/categories/Categories.module.css';

interface Props {
  row: IngredientCategoryRow;
  edit: () => void;
  remove: () => void;
  step: (by: -1 | 1) => void;
  start: () => void;
  end: () => void;
  drop: () => void;
}

export function GroupLine({ row: { name, ingredients }, edit, remove, step, start, end, drop }: Props) {
  function press(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!by) return;
    event.preventDefault();
    step(by);
  }

  return (
    <li className={classes.line} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <button
        type="button"
        className={classes.handle}
        draggable
        aria-label={`${name} verschieben, mit den Pfeiltasten hoch und runter`}
        onKeyDown={press}
        onDragStart={start}
        onDragEnd={end}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.facts}>{countText(ingredients)}</p>
      </div>
      <div className={classes.deeds}>
        <Button variant="subtle" onClick={edit} aria-label={`${name} umbenennen`}>
          Umbenennen
        </Button>
        <Button variant="subtle" onClick={remove} aria-label={`${name} löschen`}>
          Löschen
        </Button>
      </div>
    </li>
  );
}

function countText(ingredients: number): string {
  if (ingredients === 0) return 'Noch keine Zutat';
  return ingredients === 1 ? 'Eine Zutat' : `${ingredients} Zutaten`;
}
