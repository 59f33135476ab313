import { IconCarrot, IconSearchOff } from '@tabler/icons-react';
import type { IngredientsPage } from '../../../../src/shop/ingredient/ingredient.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { DeleteIngredient } from './DeleteIngredient';
import { IngredientConflict } from './IngredientConflict';
import { IngredientFilters } from './IngredientFilters';
import { IngredientGroup } from './IngredientGroup';
import { NewIngredient } from './NewIngredient';
import { useIngredients } from './useIngredients';

export default function Page(page: IngredientsPage) {
  const { categories, dishes, counts, question } = page;
  const pantry = useIngredients(page);
  const groups = [...categories, { id: null, name: categories.length > 0 ? 'Ohne Gruppe' : 'Alle Zutaten' }];

  return (
    <>
      <PageHeader
        title="Zutaten"
        lead="Was in der Küche liegt und was darin steckt. Gerichte daraus zeigen es von selbst."
        badge={
          counts.unchecked > 0 && <StatusBadge tone="warn">{counts.unchecked} nicht geprüft</StatusBadge>
        }
      />
      <NewIngredient categories={categories} added={pantry.refresh} />
      {counts.ingredients > 0 && <IngredientFilters question={question} counts={counts} />}
      {counts.ingredients === 0 && <NoIngredient />}
      {counts.ingredients > 0 && pantry.rows.length === 0 && <NothingFound question={question} />}
      {groups.map(({ id, name }) => (
        <IngredientGroup
          key={id ?? 'none'}
          name={name}
          rows={pantry.rows.filter(({ categoryId }) => categoryId === id)}
          categories={categories}
          dishes={dishes}
          pantry={pantry}
        />
      ))}
      <IngredientConflict conflict={pantry.conflict} categories={categories} settle={pantry.settle} />
      <DeleteIngredient
        ingredient={pantry.deleting}
        dishes={dishes}
        remove={pantry.remove}
        close={() => void pantry.askDelete(null)}
        deleted={pantry.close}
      />
    </>
  );
}

const NoIngredient = () => (
  <EmptyState icon={IconCarrot} title="Noch keine Zutat">
    Trage einmal ein, was Mozzarella, Pizzateig oder Pesto enthalten, und ordne sie deinen Gerichten zu. Die
    Allergene stehen dann von selbst auf der Karte. Wechselst du den Lieferanten, änderst du eine Zutat statt
    zwanzig Gerichte.
  </EmptyState>
);

const NothingFound = ({ question: { filter, search } }: Pick<IngredientsPage, 'question'>) => (
  <EmptyState icon={IconSearchOff} title="Nichts gefunden">
    {filter === 'unchecked' && search === ''
      ? 'Alle Zutaten sind geprüft.'
      : 'Keine Zutat passt zu dieser Suche.'}
  </EmptyState>
);
