import { Button } from '@mantine/core';
import { IconCategory, IconPlus, IconSoup } from '@tabler/icons-react';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import type { Opened } from './editor/product-form';
import classes from './Products.module.css';

interface Props {
  page: ProductsPage;
  open: (opened: Opened) => void;
}

/** What the menu holds, what the plan allows, and how a first dish comes onto it. */
export function Head({ page, open }: Props) {
  const { categories, counts, limit, planName } = page;
  const [first] = categories;
  const full = limit !== null && counts.products >= limit;
  const addButton = first && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => open({ newIn: first.id })}
      disabled={full}
    >
      Speise anlegen
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Speisen"
        lead={
          <>
            {leadOf(page)} <a href="/app/products/import">Importieren / Exportieren</a> ·{' '}
            <a href="/app/bin">Papierkorb</a>
          </>
        }
        actions={counts.products > 0 && addButton}
      />
      {full && (
        <p className={classes.full} role="status">
          Der Tarif „{planName}“ reicht für {limit} Speisen. Alles, was schon auf der Karte steht, bleibt.
        </p>
      )}
      {!first && <NoCategory />}
      {first && counts.products === 0 && (
        <EmptyState icon={IconSoup} title="Noch keine Speise" action={addButton}>
          Lege das erste Gericht an. Gäste sehen es sofort auf der Karte.
        </EmptyState>
      )}
    </>
  );
}

const NoCategory = () => (
  <EmptyState
    icon={IconCategory}
    title="Zuerst eine Kategorie"
    action={
      <Button component="a" href="/app/products/categories">
        Kategorie anlegen
      </Button>
    }
  >
    Speisen stehen in Kategorien, zum Beispiel Vorspeisen oder Getränke.
  </EmptyState>
);

function leadOf({ counts: { products }, limit }: ProductsPage): string {
  const dishes = products === 1 ? 'Eine Speise' : `${products} Speisen`;
  return limit === null ? `${dishes} auf der Karte.` : `${dishes} von ${limit} im Tarif.`;
}
