import { Button } from '@mantine/core';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { CategoriesPage, CategoryRow } from '../../../../../src/shop/category/category.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { CoverHint } from '../../../../components/printers/CoverHint';
import { EmptyState } from '../../../../components/states/EmptyState';
import { SortableLines } from '../../../../components/tables/SortableLines';
import { refreshPage } from '../../../../lib/live/fresh-page';
import { useLive } from '../../../../lib/live/live';
import { CategoryLine } from './CategoryLine';
import { CategoryModal } from './CategoryModal';
import { DeleteCategory, deleteCategory } from './DeleteCategory';

const NEW = 'new';

export default function Page({ categories }: CategoriesPage) {
  const [editing, setEditing] = useState<CategoryRow | typeof NEW | null>(null);
  const [deleting, setDeleting] = useState<CategoryRow | null>(null);
  useLive('menu.changed', () => void refreshPage());
  async function remove(row: CategoryRow): Promise<void> {
    if (row.products > 0) return setDeleting(row);
    await deleteCategory(row, null);
    await reload();
  }
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing(NEW)}>
      Kategorie anlegen
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Kategorien"
        lead="In dieser Reihenfolge lesen Gäste die Karte."
        back={{ href: '/app/products', label: 'Speisen' }}
        actions={categories.length > 0 && addButton}
      />
      <CoverHint />
      {categories.length === 0 ? (
        <EmptyState icon={IconCategory} title="Noch keine Kategorie" action={addButton}>
          Vorspeisen, Pizza, Getränke: Kategorien gliedern die Karte. Danach kommen die Speisen hinein.
        </EmptyState>
      ) : (
        <SortableLines label="Kategorien" rows={categories} path="/api/category/move">
          {(row) => <CategoryLine row={row} edit={() => setEditing(row)} remove={() => void remove(row)} />}
        </SortableLines>
      )}
      <CategoryModal
        category={editing === NEW ? null : editing}
        opened={editing !== null}
        close={() => setEditing(null)}
      />
      <DeleteCategory category={deleting} others={categories} close={() => setDeleting(null)} />
    </>
  );
}
