import { Button } from '@mantine/core';
import { IconCategory, IconFileImport, IconPlus, IconSoup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import { Key } from '../../../components/frame/Key';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import classes from './Products.module.css';

interface Props {
  page: ProductsPage;
  count: number;
  soldOut: number;
  add: () => void;
}

/** What the menu holds, what the plan allows, and how a first dish comes onto it. */
export function Head({ page, count, soldOut, add }: Props) {
  const { categories, limit, planName, mayEdit } = page;
  const full = limit !== null && count >= limit;
  const addButton = mayEdit && categories.length > 0 && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      rightSection={<Key>N</Key>}
      aria-keyshortcuts="N"
      onClick={add}
      disabled={full}
    >
      Neue Speise
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Speisen"
        lead={
          <>
            {leadOf(page, count, soldOut)}
            {mayEdit && (
              <>
                {' '}
                · <a href="/app/bin">Papierkorb</a>
              </>
            )}
          </>
        }
        actions={
          mayEdit && (
            <>
              <a className={classes.link} href="/app/products/import">
                <IconFileImport size={18} aria-hidden />
                Importieren / Exportieren
              </a>
              {count > 0 && addButton}
            </>
          )
        }
      />
      {mayEdit && full && (
        <p className={classes.full} role="status">
          Der Tarif „{planName}“ reicht für {limit} Speisen. Alles, was schon auf der Karte steht, bleibt.
        </p>
      )}
      {count === 0 &&
        (mayEdit ? <First hasCategory={categories.length > 0} add={addButton} /> : <NothingYet />)}
    </>
  );
}

const First = ({ hasCategory, add }: { hasCategory: boolean; add: ReactNode }) =>
  hasCategory ? (
    <EmptyState icon={IconSoup} title="Noch keine Speise" action={add}>
      Lege das erste Gericht an. Gäste sehen es sofort auf der Karte.
    </EmptyState>
  ) : (
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

const NothingYet = () => (
  <EmptyState icon={IconSoup} title="Noch keine Speise">
    Sobald die Karte Speisen hat, meldest du sie hier ausverkauft.
  </EmptyState>
);

function leadOf({ limit, mayEdit }: ProductsPage, count: number, soldOut: number): string {
  const dishes = count === 1 ? 'Eine Speise' : `${count} Speisen`;
  const planned = limit === null || !mayEdit ? dishes : `${dishes} von ${limit} im Tarif`;
  return soldOut === 0 ? planned : `${planned} · ${soldOut} ausverkauft`;
}
