import { Button } from '@mantine/core';
import { IconCategory, IconPlus, IconSearchOff, IconSoup } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import { isNarrowed } from '../../../../src/shop/dish/product-question.rules';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { BulkBar } from './BulkBar';
import { CategoryList } from './CategoryList';
import { ProductDrawer } from './editor/ProductDrawer';
import type { Opened } from './editor/product-form';
import { ProductFilters } from './ProductFilters';
import classes from './Products.module.css';
import { RowActions, type RowAsking } from './RowActions';
import { useMenuRows } from './useMenuRows';
import { useQuestion } from './useQuestion';
import { shownOf, useShown } from './useShown';

export default function Page(page: ProductsPage) {
  const { categories, counts, limit, planName } = page;
  const menu = useMenuRows(page);
  const { question, found, ask: narrow } = useQuestion(page.question, menu.rows);
  const { shown, end, more } = useShown(found.length, question);
  const [opened, setOpened] = useState<Opened>(null);
  const [asking, setAsking] = useState<RowAsking>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const first = categories[0];
  const narrowed = isNarrowed(question);
  const full = limit !== null && counts.products >= limit;
  const addButton = first && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpened({ newIn: first.id })}
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
            {leadOf(page)} <a href="/app/products/import">Importieren / Exportieren</a>
          </>
        }
        actions={counts.products > 0 && addButton}
      />
      {full && (
        <p className={classes.full} role="status">
          Der Tarif „{planName}“ reicht für {limit} Speisen. Alles, was schon auf der Karte steht, bleibt.
        </p>
      )}
      {counts.products > 0 && <ProductFilters question={question} counts={counts} ask={narrow} />}
      {narrowed && (
        <p className={classes.found} role="status">
          {found.length} von {counts.products} Speisen
        </p>
      )}
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
      {narrowed && found.length === 0 && (
        <EmptyState icon={IconSearchOff} title="Nichts gefunden">
          Keine Speise passt zu dieser Suche.
        </EmptyState>
      )}
      {shownOf(categories, found, shown).map((category) => (
        <CategoryList
          key={category.id}
          category={category}
          hideEmpty={narrowed || counts.products === 0}
          movable={!narrowed}
          chosen={chosen}
          choose={setChosen}
          menu={menu}
          open={setOpened}
          ask={setAsking}
        />
      ))}
      {found.length > shown && (
        <div ref={end} className={classes.end}>
          <Button variant="default" onClick={more}>
            Weitere {found.length - shown} Speisen zeigen
          </Button>
        </div>
      )}
      <BulkBar
        rows={found.filter(({ id }) => chosen.has(id))}
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
