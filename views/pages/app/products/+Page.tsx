import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import { isNarrowed } from '../../../../src/shop/dish/product-question.rules';
import { CoverHint } from '../../../components/printers/CoverHint';
import { EmptyState } from '../../../components/states/EmptyState';
import { CategoryList } from './CategoryList';
import { ProductDrawer } from './editor/ProductDrawer';
import type { Opened } from './editor/product-form';
import { Head } from './Head';
import { ProductBulk } from './ProductBulk';
import { ProductFilters } from './ProductFilters';
import classes from './Products.module.css';
import { RowActions, type RowAsking } from './RowActions';
import { useMenuRows } from './useMenuRows';
import { useQuestion } from './useQuestion';
import { shownOf, useShown } from './useShown';

export default function Page(page: ProductsPage) {
  const { categories, counts } = page;
  const menu = useMenuRows(page);
  const { question, found, ask: narrow } = useQuestion(page.question, menu.rows);
  const { shown, end, more } = useShown(found.length, question);
  const [opened, setOpened] = useState<Opened>(null);
  const [asking, setAsking] = useState<RowAsking>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const narrowed = isNarrowed(question);
  const clear = () => setChosen(new Set());
  const changedAll = () => {
    clear();
    menu.refresh();
  };

  return (
    <>
      <Head page={page} open={setOpened} />
      <CoverHint alsoWithout />
      {counts.products > 0 && <ProductFilters question={question} counts={counts} ask={narrow} />}
      {narrowed && <Found found={found.length} of={counts.products} />}
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
      {found.length > shown && <More end={end} count={found.length - shown} more={more} />}
      <ProductBulk
        rows={found.filter(({ id }) => chosen.has(id))}
        categories={categories}
        done={changedAll}
        clear={clear}
      />
      <RowActions asking={asking} close={() => setAsking(null)} changed={menu.refresh} />
      <ProductDrawer opened={opened} close={() => setOpened(null)} page={page} changed={menu.refresh} />
    </>
  );
}

const Found = ({ found, of }: { found: number; of: number }) => (
  <>
    <p className={classes.found} role="status">
      {found} von {of} Speisen
    </p>
    {found === 0 && (
      <EmptyState icon={IconSearchOff} title="Nichts gefunden">
        Keine Speise passt zu dieser Suche.
      </EmptyState>
    )}
  </>
);

interface MoreProps {
  /** Comes into sight shortly before the list ends. */
  end: RefObject<HTMLDivElement | null>;
  count: number;
  more: () => void;
}

const More = ({ end, count, more }: MoreProps) => (
  <div ref={end} className={classes.end}>
    <Button variant="default" onClick={more}>
      Weitere {count} Speisen zeigen
    </Button>
  </div>
);
