import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FloorTableView, FloorTabView } from '../../../../src/shop/table/serve/floor.view';
import { Select } from '../../../components/fields/Select';
import classes from './Panel.module.css';
import type { Serving } from './useFloor';

interface Props {
  kind: 'move' | 'merge';
  serving: Serving;
  table: FloorTableView;
  tab: FloorTabView;
  done: () => void;
}

/** To a free table they move, with a taken one they are merged. */
export function ToTable({ kind, serving, table, tab, done }: Props) {
  const { floor, act, busy, choose } = serving;
  const [tableId, setTableId] = useState<string | null>(null);
  const fits = floor.tables.filter(
    (one) => one.id !== table.id && (kind === 'move' ? one.state === 'free' : one.tab !== null),
  );
  const empty = kind === 'move' ? 'Kein Tisch ist frei.' : 'Kein anderer Tisch ist besetzt.';

  async function go(): Promise<void> {
    if (!tableId || !(await act(kind, { tabId: tab.id, tableId }))) return;
    choose(tableId);
    done();
  }

  if (fits.length === 0) return <p className={classes.hint}>{empty}</p>;
  return (
    <div className={classes.going}>
      <Select
        label={kind === 'move' ? 'An welchen Tisch?' : 'Mit welchem Tisch?'}
        data={fits.map(({ id, number, name }) => ({
          value: id,
          label: ['Tisch', number, name && `· ${name}`].filter(Boolean).join(' '),
        }))}
        value={tableId}
        onChange={setTableId}
      />
      <Button disabled={!tableId} loading={busy} onClick={() => void go()}>
        {kind === 'move' ? 'Umsetzen' : 'Zusammenlegen'}
      </Button>
    </div>
  );
}
