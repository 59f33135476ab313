import { Button } from '@mantine/core';
import { IconPlus, IconSalad } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type {
  IngredientCategoriesPage,
  IngredientCategoryRow,
} from '../../../../../src/shop/ingredient/ingredient.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { EmptyState } from '../../../../components/states/EmptyState';
import { SortableLines } from '../../../../components/tables/SortableLines';
import lines from '../../../../components/tables/SortableLines.module.css';
import { api } from '../../../../lib/http/api';
import { refreshPage } from '../../../../lib/live/fresh-page';
import { useLive } from '../../../../lib/live/live';
import { toastDeleted } from '../../../../lib/toasts/undo';
import { GroupLine } from './GroupLine';
import { GroupModal } from './GroupModal';

const NEW = 'new';

export default function Page({ categories, outside }: IngredientCategoriesPage) {
  const [editing, setEditing] = useState<IngredientCategoryRow | typeof NEW | null>(null);
  useLive('menu.changed', () => void refreshPage());
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing(NEW)}>
      Gruppe anlegen
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Zutatengruppen"
        lead="So sortierst du, was in der Küche liegt. Gäste sehen die Gruppen nicht."
        back={{ href: '/app/ingredients', label: 'Zutaten' }}
        actions={categories.length > 0 && addButton}
      />
      {categories.length === 0 ? (
        <EmptyState icon={IconSalad} title="Noch keine Gruppe" action={addButton}>
          Milchprodukte, Gemüse, Teige, Saucen: Mit Gruppen findest du eine Zutat auch unter hundert anderen.
        </EmptyState>
      ) : (
        <SortableLines label="Zutatengruppen" rows={categories} path="/api/ingredientCategory/move">
          {(row) => <GroupLine row={row} edit={() => setEditing(row)} remove={() => void remove(row)} />}
        </SortableLines>
      )}
      {categories.length > 0 && outside > 0 && <Outside count={outside} />}
      <GroupModal
        group={editing === NEW ? null : editing}
        opened={editing !== null}
        close={() => setEditing(null)}
      />
    </>
  );
}

/** Its ingredients stay, in no group: nothing that would have to be asked. */
async function remove({ id, name }: IngredientCategoryRow): Promise<void> {
  const answer = await api.post('/api/ingredientCategory/delete', { id });
  if (answer.success) toastDeleted(`„${name}“ gelöscht`, [id]);
  await reload();
}

const Outside = ({ count }: { count: number }) => (
  <p className={lines.below}>
    {count === 1 ? 'Eine Zutat ist' : `${count} Zutaten sind`} noch in keiner Gruppe.
  </p>
);
