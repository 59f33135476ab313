import { Button, Switch } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PrintStationPage, StationView } from '../../../../src/printer/station/print-station.view';
import { Select } from '../../../components/fields/Select';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { DoneList } from './DoneList';
import classes from './PrintStation.module.css';
import { Sheet } from './Sheet';
import { StationState } from './StationState';
import { isUnasked, rememberedPrinter, rememberPrinter, setUnasked } from './station-memory';
import { usePrintStation } from './use-print-station';

export default function Page({ stations, mayManage }: PrintStationPage) {
  return (
    <>
      <PageHeader
        title="Druckseite"
        lead="Druckt Bons mit dem Drucker dieses Computers, solange sie offen ist."
      />
      {stations.length === 0 ? <NoStation mayManage={mayManage} /> : <Station stations={stations} />}
    </>
  );
}

const NoStation = ({ mayManage }: { mayManage: boolean }) => (
  <EmptyState
    icon={IconDeviceDesktop}
    title="Noch keine Druckseite"
    action={
      mayManage && (
        <Button component="a" href="/app/printerQueue">
          Zu den Druckern
        </Button>
      )
    }
  >
    {mayManage
      ? 'Füge unter „Druckaufträge“ einen Drucker der Art „Dieser Computer (Druckseite)“ hinzu. Du brauchst dafür kein neues Gerät.'
      : 'Wer das Restaurant leitet, kann einen Drucker der Art „Dieser Computer (Druckseite)“ hinzufügen.'}
  </EmptyState>
);

function Station({ stations }: { stations: StationView[] }) {
  const [printerId, choose] = useState<string | null>(null);
  const [unasked, ask] = useState(false);
  const chosen = stations.find(({ id }) => id === printerId) ?? null;
  const { turn, done, connected, answer, closed } = usePrintStation(chosen?.id ?? null, unasked);

  // Only this computer knows what it was told; the server drew the page for all of them.
  useEffect(() => {
    choose(rememberedPrinter());
    ask(isUnasked());
  }, []);

  function start(id: string | null): void {
    rememberPrinter(id);
    choose(id);
  }

  return (
    <div className={classes.station}>
      <StationState
        station={chosen}
        turn={turn}
        connected={connected}
        answer={answer}
        start={() => start(stations[0]!.id)}
        stop={() => start(null)}
      />
      <section className={classes.choices} aria-label="Einstellungen dieses Computers">
        {stations.length > 1 && (
          <Select
            label="Druckt die Bons von"
            data={stations.map(({ id, name }) => ({ value: id, label: name }))}
            value={printerId}
            onChange={start}
            placeholder="Bitte wählen"
            disabled={turn.kind !== 'idle'}
          />
        )}
        <Switch
          label="Nicht nachfragen, ob der Bon herauskam"
          description="Sinnvoll, wenn der Browser ohne Fenster druckt (Chrome mit --kiosk-printing). Was dann nicht herauskommt, merkt niemand."
          checked={unasked}
          onChange={({ currentTarget: { checked } }) => {
            setUnasked(checked);
            ask(checked);
          }}
        />
      </section>
      <DoneList done={done} />
      {turn.kind === 'printing' && chosen && (
        <Sheet key={turn.paper.token} paper={turn.paper} columns={chosen.columns} closed={closed} />
      )}
    </div>
  );
}
