import { Button } from '@mantine/core';
import { IconSearchOff, IconSoup } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import type { ProductQuestion } from '../../../../src/shop/dish/product-input.types';
import { ALL_DISHES, fits, isNarrowed } from '../../../../src/shop/dish/product-question.rules';
import { CoverHint } from '../../../components/printers/CoverHint';
import { EmptyState } from '../../../components/states/EmptyState';
import { type Once, useSendingOnce } from '../../../lib/form/sending-once';
import { useSingleKeys } from '../../../lib/form/single-keys';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { DraftOffers } from './DraftOffers';
import type { Opened } from './editor/opened.types';
import { ProductDrawer } from './editor/ProductDrawer';
import { Head } from './Head';
import { CategoryRail } from './list/CategoryRail';
import type { RowAsking, RowHands } from './list/hands.types';
import { ListTools } from './list/ListTools';
import { ProductList } from './list/ProductList';
import { ProductBulk } from './ProductBulk';
import classes from './Products.module.css';
import { RowActions } from './RowActions';
import { useMenuRows } from './useMenuRows';
import { useQuestion } from './useQuestion';

export default function Page(page: ProductsPage) {
  const { categories, mayEdit } = page;
  const menu = useMenuRows(page);
  const { question, answered, found, ask } = useQuestion(page.question, menu.rows);
  const [opened, setOpened] = useState<Opened>(null);
  const [asking, setAsking] = useState<RowAsking>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { send } = useSendingOnce();
  const clear = () => setChosen(new Set());
  const category = categories.find(({ id }) => id === question.categoryId) ?? categories[0];
  const add = () => mayEdit && category && setOpened({ newIn: category.id });
  useSingleKeys({ n: add });

  const hands: RowHands = {
    mayEdit,
    open: ({ id }) => setOpened({ id }),
    sell: (row, span) => void menu.sell(row, span),
    setPrice: menu.setPrice,
    copy: async ({ id }) => {
      const call = (once: Once) => api.post('/api/product/duplicate', { id }, { ...once, silent: false });
      const answer = await send(call, undefined, id);
      if (answer?.message) toast.success(answer.message);
      menu.refresh();
    },
    ask: setAsking,
  };

  return (
    <>
      <Head page={page} count={menu.rows.length} soldOut={menu.rows.filter(isGone).length} add={add} />
      {mayEdit && <CoverHint alsoWithout />}
      {mayEdit && <DraftOffers opened={opened} open={setOpened} />}
      {menu.rows.length > 0 && (
        <div className={classes.columns}>
          <CategoryRail question={question} categories={categories} rows={menu.rows} ask={ask} />
          <div className={classes.list}>
            <ListTools question={question} ask={ask} found={found.length} of={menu.rows.length} />
            {found.length === 0 ? (
              <Nothing question={answered} category={category?.name} add={mayEdit ? add : null} ask={ask} />
            ) : (
              <ProductList
                rows={found}
                question={answered}
                categories={categories}
                chosen={chosen}
                choose={setChosen}
                move={(row, before) => void menu.move(row, before)}
                hands={hands}
              />
            )}
          </div>
        </div>
      )}
      <ProductBulk
        rows={found.filter(({ id }) => chosen.has(id))}
        categories={categories}
        done={() => {
          clear();
          menu.refresh();
        }}
        clear={() => {
          clear();
          // The button that had the focus goes with the bar.
          document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
        }}
      />
      <RowActions asking={asking} close={() => setAsking(null)} changed={menu.refresh} />
      {mayEdit && (
        <ProductDrawer opened={opened} close={() => setOpened(null)} page={page} changed={menu.refresh} />
      )}
    </>
  );
}

const isGone = (row: ProductsPage['products'][number]): boolean => fits(row, 'soldOut');

interface NothingProps {
  question: ProductQuestion;
  category?: string;
  /** null for those who may not. */
  add: (() => void) | null;
  ask: (question: ProductQuestion) => void;
}

function Nothing({ question, category, add, ask }: NothingProps) {
  const { search, filter, categoryId } = question;
  if (categoryId && search.trim() === '' && filter === 'all')
    return (
      <EmptyState
        icon={IconSoup}
        title={`Noch nichts in „${category ?? ''}“`}
        action={add && <Button onClick={add}>Neue Speise</Button>}
      >
        Gäste sehen die Kategorie, sobald eine Speise darin steht.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconSearchOff}
      title="Nichts gefunden"
      action={
        isNarrowed(question) && (
          <Button variant="default" onClick={() => ask({ ...ALL_DISHES, sort: question.sort })}>
            Alle Speisen zeigen
          </Button>
        )
      }
    >
      Keine Speise passt dazu.
    </EmptyState>
  );
}
