import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FloorTableView, FloorTabView } from '../../../../src/shop/table/serve/floor.view';
import { Euro } from '../../../components/tables/Euro';
import { CloseTab } from './CloseTab';
import { HOW_WORDS, MOODS, minutesSince } from './moods';
import classes from './Panel.module.css';
import { Rounds } from './Rounds';
import { ToTable } from './ToTable';
import type { Serving } from './useFloor';

interface Props {
  serving: Serving;
  table: FloorTableView;
  leads: boolean;
  now: number;
}

/** One table: its people, their rounds, and what can be done. */
export function TabPanel({ serving, table, leads, now }: Props) {
  const { act, busy, choose } = serving;
  const { number, name, tab, mergedWith, seats, state, since } = table;
  const panel = useInSight();
  const where = [name, state === 'free' ? `${seats} Plätze` : MOODS[state].word, minutesSince(since, now)];
  return (
    <aside ref={panel} className={classes.panel} aria-label={`Tisch ${number}`}>
      <header>
        <div>
          <h2>Tisch {number}</h2>
          <p className={classes.where}>{where.filter(Boolean).join(' · ')}</p>
        </div>
        <Button variant="subtle" aria-label="Schließen" onClick={() => choose('')}>
          <IconX size={20} aria-hidden />
        </Button>
      </header>
      {mergedWith && (
        <p className={classes.hint}>Sitzt mit {mergedWith} zusammen und wird dort abgeschlossen.</p>
      )}
      {!tab && !mergedWith && (
        <div className={classes.acts}>
          <Button loading={busy} onClick={() => void act('seat', { tableId: table.id })}>
            Gäste setzen
          </Button>
          <p className={classes.hint}>Was sie dann bestellen, geht gleich in die Küche.</p>
        </div>
      )}
      {tab && <Sitting serving={serving} table={table} tab={tab} leads={leads} now={now} />}
    </aside>
  );
}

const BELOW = '(max-width: 74.9375em)';

/** Below the room, where there is no place beside it: a tap on a table leads to what it opened. */
function useInSight() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (matchMedia(BELOW).matches) panel.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, []);
  return panel;
}

function Sitting({ serving, table, tab, leads, now }: Props & { tab: FloorTabView }) {
  const { act, busy } = serving;
  const [going, setGoing] = useState<'move' | 'merge' | null>(null);
  const [closing, setClosing] = useState(false);
  return (
    <>
      {tab.twoPlaces && (
        <p className={classes.warn}>
          <IconAlertTriangle size={18} aria-hidden />
          Der Code wird aus zwei Netzen zugleich benutzt. Schau kurz am Tisch vorbei.
        </p>
      )}
      {tab.calls.length > 0 && <Calls serving={serving} tab={tab} now={now} />}
      {tab.guests.length > 0 && <p className={classes.hint}>{tab.guests.join(', ')}</p>}
      {tab.with.length > 0 && <p className={classes.hint}>Zusammen mit {tab.with.join(', ')}</p>}
      {!tab.seated && (
        <Button variant="default" loading={busy} onClick={() => void act('seat', { tableId: table.id })}>
          Gäste sitzen hier
        </Button>
      )}
      <Rounds serving={serving} tab={tab} />
      <Sums tab={tab} />
      <div className={classes.buttons}>
        <Button
          component="a"
          href={`${table.url}#service`}
          target="_blank"
          rel="noreferrer"
          variant="default"
        >
          Nachbestellen
        </Button>
        <Button variant="default" onClick={() => setGoing(going === 'move' ? null : 'move')}>
          Umsetzen
        </Button>
        <Button variant="default" onClick={() => setGoing(going === 'merge' ? null : 'merge')}>
          Zusammenlegen
        </Button>
        <Button onClick={() => setClosing(true)}>Abschließen</Button>
      </div>
      {going && (
        <ToTable
          key={going}
          kind={going}
          serving={serving}
          table={table}
          tab={tab}
          done={() => setGoing(null)}
        />
      )}
      <CloseTab
        opened={closing}
        serving={serving}
        label={`Tisch ${table.number}`}
        tab={tab}
        leads={leads}
        close={() => setClosing(false)}
      />
    </>
  );
}

/** Whoever goes there says so with a tap, and the guests see it. */
function Calls({ serving: { act, busy }, tab, now }: Pick<Props, 'serving' | 'now'> & { tab: FloorTabView }) {
  return (
    <div className={classes.calls}>
      <ul>
        {tab.calls.map(({ kind, how, at }) => (
          <li key={at}>
            <b>{kind === 'pay' ? 'Möchte zahlen' : 'Ruft'}</b>
            {how && ` · ${HOW_WORDS[how]}`} · {minutesSince(at, now)}
          </li>
        ))}
      </ul>
      <Button
        loading={busy}
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() => void act('answer', { tabId: tab.id })}
      >
        Ich gehe hin
      </Button>
    </div>
  );
}

const Sums = ({ tab }: { tab: FloorTabView }) => (
  <dl className={classes.sums}>
    {tab.paidCents > 0 && (
      <div>
        <dt>Online bezahlt</dt>
        <dd>
          <Euro cents={tab.paidCents} />
        </dd>
      </div>
    )}
    <div className={classes.open}>
      <dt>{tab.paidCents > 0 && tab.openCents === 0 ? 'Alles bezahlt, offen' : 'Offen'}</dt>
      <dd>
        <Euro cents={tab.openCents} />
      </dd>
    </div>
  </dl>
);
