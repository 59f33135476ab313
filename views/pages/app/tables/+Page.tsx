import { Button } from '@mantine/core';
import { IconArmchair, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { TablesPage } from '../../../../src/shop/table/serve/floor.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { PlanLock } from '../../../components/states/PlanLock';
import { Legend } from './Legend';
import { RoomFloor } from './RoomFloor';
import classes from './Tables.module.css';
import { TabPanel } from './TabPanel';
import { useFloor } from './useFloor';
import { useNow } from './useNow';

export default function Page({ floor: initial, needs, leads }: TablesPage) {
  const serving = useFloor(initial);
  const { floor, chosen } = serving;
  const [roomId, setRoomId] = useState(initial.rooms[0]?.id ?? '');
  const room = floor.rooms.find(({ id }) => id === roomId) ?? floor.rooms[0];
  const now = useNow(floor.now);

  return (
    <>
      <PageHeader
        title="Tische"
        lead="Wer sitzt, wer wartet, wer ruft. Ein Tipp auf einen Tisch zeigt, was er bestellt hat."
        actions={
          leads && (
            <Button
              component="a"
              href="/app/tableManagement"
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              Plan bearbeiten
            </Button>
          )
        }
      />
      {needs !== null && <PlanLock level={needs}>Bestellen am Tisch gibt es</PlanLock>}
      {!room ? (
        <EmptyState icon={IconArmchair} title="Noch kein Tisch">
          Räume und Tische legt die Leitung im Tischplan an.
        </EmptyState>
      ) : (
        <>
          <nav className={classes.rooms} aria-label="Räume">
            {floor.rooms.map(({ id, name, ordering }) => (
              <button
                key={id}
                type="button"
                aria-current={id === room.id ? 'true' : undefined}
                onClick={() => setRoomId(id)}
              >
                {name} <b>{busyIn(floor.tables, id)}</b>
                {!ordering && <small>Bestellung aus</small>}
              </button>
            ))}
          </nav>
          <div className={classes.work} data-open={chosen ? true : undefined}>
            <div>
              <RoomFloor
                tables={floor.tables.filter((table) => table.roomId === room.id)}
                chosen={chosen?.id ?? null}
                now={now}
                choose={serving.choose}
              />
              <Legend />
            </div>
            {chosen && <TabPanel key={chosen.id} serving={serving} table={chosen} leads={leads} now={now} />}
          </div>
        </>
      )}
    </>
  );
}

const busyIn = (tables: TablesPage['floor']['tables'], roomId: string): string => {
  const here = tables.filter((table) => table.roomId === roomId);
  return `${here.filter(({ state }) => state !== 'free').length}/${here.length}`;
};
