import { Button } from '@mantine/core';
import { IconPlus, IconSalad } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { reordered } from '../../../../../src/shop/catalog/menu-edit.rules';
import type {
  IngredientCategoriesPage,
  IngredientCategoryRow,
} from '../../../../../src/shop/ingredient/ingredient.view';
import { EmptyState } from '../../../../components/EmptyState';
import { PageHeader } from '../../../../components/PageHeader';
import { api } from '../../../../lib/api';
import { useLive } from '../../../../lib/live';
import classes from '../../products/categories/Categories.module.css';
import { DeleteGroup } from './DeleteGroup';
import { GroupLine } from './GroupLine';
import { GroupModal } from './GroupModal';

const NEW = 'new';

export default function Page({ categories, outside }: IngredientCategoriesPage) {
  const [state, setState] = useState({ from: categories, rows: categories });
  const [editing, setEditing] = useState<IngredientCategoryRow | typeof NEW | null>(null);
  const [deleting, setDeleting] = useState<IngredientCategoryRow | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  if (state.from !== categories) setState({ from: categories, rows: categories });
  useLive('menu.changed', () => void reload());
  const { rows } = state;
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing(NEW)}>
      Gruppe anlegen
    </Button>
  );

  async function move(id: string, before: string | null): Promise<void> {
    if (id === before) return;
    const order = reordered(
      rows.map((row) => row.id),
      id,
      before,
    );
    setState({ from: categories, rows: order.flatMap((one) => rows.find((row) => row.id === one) ?? []) });
    await api.post('/api/ingredientCategory/move', { id, before });
    await reload();
  }

  function step(index: number, by: -1 | 1): void {
    const row = rows[index];
    const to = index + by;
    if (!row || to < 0 || to >= rows.length) return;
    void move(row.id, rows[by < 0 ? to : to + 1]?.id ?? null);
  }

  return (
    <>
      <PageHeader
        title="Zutatengruppen"
        lead="So sortierst du, was in der Küche liegt. Gäste sehen die Gruppen nicht."
        back={{ href: '/app/ingredients', label: 'Zutaten' }}
        actions={rows.length > 0 && addButton}
      />
      {rows.length === 0 ? (
        <EmptyState icon={IconSalad} title="Noch keine Gruppe" action={addButton}>
          Milchprodukte, Gemüse, Teige, Saucen: Mit Gruppen findest du eine Zutat auch unter hundert anderen.
        </EmptyState>
      ) : (
        <ul className={classes.lines} aria-label="Zutatengruppen">
          {rows.map((row, index) => (
            <GroupLine
              key={row.id}
              row={row}
              edit={() => setEditing(row)}
              remove={() => setDeleting(row)}
              step={(by) => step(index, by)}
              start={() => setDragged(row.id)}
              end={() => setDragged(null)}
              drop={() => {
                const from = rows.findIndex(({ id }) => id === dragged);
                if (dragged) void move(dragged, from < index ? (rows[index + 1]?.id ?? null) : row.id);
                setDragged(null);
              }}
            />
          ))}
        </ul>
      )}
      {rows.length > 0 && outside > 0 && (
        <p className={classes.facts}>
          {outside === 1 ? 'Eine Zutat ist' : `${outside} Zutaten sind`} noch in keiner Gruppe.
        </p>
      )}
      <GroupModal
        group={editing === NEW ? null : editing}
        opened={editing !== null}
        close={() => setEditing(null)}
      />
      <DeleteGroup group={deleting} close={() => setDeleting(null)} />
    </>
  );
}
