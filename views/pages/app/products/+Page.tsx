import { Button } from '@mantine/core';
import { IconCategory, IconPlus, IconSearchOff, IconSoup } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProductsPage } from '../../../../src/shop/catalog/catalog.view';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { BulkBar } from './BulkBar';
import { CategoryList } from './CategoryList';
import { ProductDrawer } from './ProductDrawer';
import { ProductFilters } from './ProductFilters';
import classes from './Products.module.css';
import type { Opened } from './product-form';
import { RowActions, type RowAsking } from './RowActions';
import { useMenuRows } from './useMenuRows';

export default function Page(page: ProductsPage) {
  const { categories, counts, limit, planName, question } = page;
  const menu = useMenuRows(page);
  const [opened, setOpened] = useState<Opened>(null);
  const [asking, setAsking] = useState<RowAsking>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = menu.rows.filter(({ id }) => chosen.has(id));
  const first = categories[0];
  const narrowed = question.search !== '' || question.filter !== 'all';
  const addButton = first && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpened({ newIn: first.id })}
      disabled={limit !== null && counts.products >= limit}
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
            {leadOf(page)} <a href="/app/products/import">Importieren / Exportieren</a>
          </>
        }
        actions={counts.products > 0 && addButton}
      />
      {limit !== null && counts.products >= limit && (
        <p className={classes.full} role="status">
          Der Tarif „{planName}“ reicht für {limit} Speisen. Alles, was schon auf der Karte steht, bleibt.
        </p>
      )}
      {counts.products > 0 && <ProductFilters question={question} counts={counts} />}
      {!first && (
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
      )}
      {first && counts.products === 0 && (
        <EmptyState icon={IconSoup} title="Noch keine Speise" action={addButton}>
          Lege das erste Gericht an. Gäste sehen es sofort auf der Karte.
        </EmptyState>
      )}
      {counts.products > 0 && menu.rows.length === 0 && (
        <EmptyState icon={IconSearchOff} title="Nichts gefunden">
          {narrowed ? 'Keine Speise passt zu dieser Suche.' : 'Diese Liste ist leer.'}
        </EmptyState>
      )}
      {categories.map((category) => (
        <CategoryList
          key={category.id}
          category={category}
          rows={menu.rows.filter(({ categoryId }) => categoryId === category.id)}
          hideEmpty={narrowed || counts.products === 0}
          movable={!narrowed}
          chosen={chosen}
          choose={setChosen}
          menu={menu}
          open={setOpened}
          ask={setAsking}
        />
      ))}
      <BulkBar
        rows={shown}
        categories={categories}
        done={() => {
          setChosen(new Set());
          menu.refresh();
        }}
        clear={() => setChosen(new Set())}
      />
      <RowActions asking={asking} close={() => setAsking(null)} changed={menu.refresh} />
      <ProductDrawer opened={opened} close={() => setOpened(null)} page={page} changed={menu.refresh} />
    </>
  );
}

function leadOf({ counts: { products }, limit }: ProductsPage): string {
  const dishes = products === 1 ? 'Eine Speise' : `${products} Speisen`;
  return limit === null ? `${dishes} auf der Karte.` : `${dishes} von ${limit} im Tarif.`;
}
