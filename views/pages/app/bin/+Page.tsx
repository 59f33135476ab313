import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { BinKind } from '../../../../src/shop/bin/bin.types';
import type { BinRow } from '../../../../src/shop/bin/bin.view';
import type { BinAndRunsPage } from '../../../../src/shop/menu-run/menu-run.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { FilterBar } from '../../../components/tables/FilterBar';
import { refreshPage } from '../../../lib/live/fresh-page';
import { useLive } from '../../../lib/live/live';
import classes from './Bin.module.css';
import { BinBulk } from './BinBulk';
import { BinList } from './BinList';
import { RunList } from './RunList';

type Shown = 'all' | 'dish' | 'picture' | 'other';

const CHOICES: { value: Shown; label: string }[] = [
  { value: 'all', label: 'Alles' },
  { value: 'dish', label: 'Speisen' },
  { value: 'picture', label: 'Bilder' },
  { value: 'other', label: 'Anderes' },
];

export default function Page({ rows, count, categories, runs }: BinAndRunsPage) {
  const [shown, setShown] = useState<Shown>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useLive('menu.changed', () => void refreshPage());
  const listed = rows.filter(({ kind }) => shown === 'all' || partOf(kind) === shown);

  return (
    <>
      <PageHeader
        title="Papierkorb"
        lead="Gelöschtes bleibt hier 30 Tage. Gäste sehen es nicht, und es zählt in keinem Tarif mit."
      />
      {rows.length === 0 ? (
        <EmptyState icon={IconTrash} title="Der Papierkorb ist leer">
          Was du löschst, kannst du hier 30 Tage lang zurückholen: Speisen, Kategorien, Zutaten, Bilder und
          Beiträge.
        </EmptyState>
      ) : (
        <>
          <FilterBar filter={shown} choices={CHOICES} onFilter={setShown} className={classes.filters} dense />
          {listed.length === 0 && <p className={classes.none}>Davon liegt hier nichts.</p>}
          <BinList rows={listed} chosen={chosen} choose={setChosen} categories={categories} />
          {count > rows.length && (
            <p className={classes.none}>Und {count - rows.length} weitere, die früher gelöscht wurden.</p>
          )}
        </>
      )}
      <RunList runs={runs} />
      <BinBulk rows={chosenOf(rows, chosen)} categories={categories} clear={() => setChosen(new Set())} />
    </>
  );
}

const partOf = (kind: BinKind): Shown => (kind === 'dish' || kind === 'picture' ? kind : 'other');

const chosenOf = (rows: readonly BinRow[], chosen: ReadonlySet<string>): BinRow[] =>
  rows.filter(({ id }) => chosen.has(id));
