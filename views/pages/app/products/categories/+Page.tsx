import { Button } from '@mantine/core';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { CategoriesPage, CategoryRow } from '../../../../../src/shop/catalog/catalog.view';
import { reordered } from '../../../../../src/shop/catalog/menu-edit.rules';
import { EmptyState } from '../../../../components/EmptyState';
import { PageHeader } from '../../../../components/PageHeader';
import { api } from '../../../../lib/api';
import { useLive } from '../../../../lib/live';
import classes from './Categories.module.css';
import { CategoryLine } from './CategoryLine';
import { CategoryModal } from './CategoryModal';
import { DeleteCategory } from './DeleteCategory';

const NEW = 'new';

export default function Page({ categories }: CategoriesPage) {
  const [state, setState] = useState({ from: categories, rows: categories });
  const [editing, setEditing] = useState<CategoryRow | typeof NEW | null>(null);
  const [deleting, setDeleting] = useState<CategoryRow | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  if (state.from !== categories) setState({ from: categories, rows: categories });
  useLive('menu.changed', () => void reload());
  const { rows } = state;
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing(NEW)}>
      Kategorie anlegen
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
    await api.post('/api/category/move', { id, before });
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
        title="Kategorien"
        lead="In dieser Reihenfolge lesen Gäste die Karte."
        back={{ href: '/app/products', label: 'Speisen' }}
        actions={rows.length > 0 && addButton}
      />
      {rows.length === 0 ? (
        <EmptyState icon={IconCategory} title="Noch keine Kategorie" action={addButton}>
          Vorspeisen, Pizza, Getränke: Kategorien gliedern die Karte. Danach kommen die Speisen hinein.
        </EmptyState>
      ) : (
        <ul className={classes.lines} aria-label="Kategorien">
          {rows.map((row, index) => (
            <CategoryLine
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
      <CategoryModal
        category={editing === NEW ? null : editing}
        opened={editing !== null}
        close={() => setEditing(null)}
      />
      <DeleteCategory category={deleting} others={rows} close={() => setDeleting(null)} />
    </>
  );
}
