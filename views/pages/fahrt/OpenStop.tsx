import { Button } from '@mantine/core';
import { IconCheck, IconDoorOff, IconFlame, IconMap2, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime } from '../../../src/shared/berlin-time';
import type { DriveDoor, DriveStop, DriveView } from '../../../src/shop/driver/driver.view';
import { Problem } from '../../components/states/Problem';
import { Euro } from '../../components/tables/Euro';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import classes from './Drive.module.css';

interface Props {
  stop: DriveStop;
  place: number;
  /** The one that is driven to now. */
  next: boolean;
  token: string;
  changed: (drive: DriveView) => void;
}

export function OpenStop({ stop, place, next, token, changed }: Props) {
  const { number, dueAt, pieces, door, inKitchen } = stop;
  return (
    <li className={classes.stop} data-next={next || undefined}>
      <div className={classes.stopHead}>
        <span className={classes.place}>
          {place}
          <span className="visually-hidden">. Halt</span>
        </span>
        <b>Nr. {number}</b>
        <span>{pieces === 1 ? '1 Artikel' : `${pieces} Artikel`}</span>
        {dueAt && <time>um {formatTime(new Date(dueAt))}</time>}
      </div>
      {door && <Door door={door} />}
      <p className={classes.money} data-paid={stop.payment === 'paid' || undefined}>
        {stop.payment === 'paid' ? (
          'Bezahlt'
        ) : (
          <>
            <b>
              <Euro cents={stop.cents} />
            </b>{' '}
            {stop.payment === 'cash' ? 'bar kassieren' : 'mit Karte kassieren'}
            {stop.givenCents !== null && <Change cents={stop.cents} given={stop.givenCents} />}
          </>
        )}
      </p>
      {inKitchen ? (
        <p className={classes.kitchen}>
          <IconFlame size={20} aria-hidden /> Noch in der Küche
        </p>
      ) : (
        <AtTheDoor stop={stop} token={token} changed={changed} />
      )}
    </li>
  );
}

/** 'Zahlt mit 50,00 €: 17,30 € zurück' */
const Change = ({ cents, given }: { cents: number; given: number }) => (
  <small>
    Zahlt mit <Euro cents={given} />: <Euro cents={given - cents} /> zurück
  </small>
);

type AtTheDoorProps = Pick<Props, 'stop' | 'token' | 'changed'>;

/** What became of it. */
function AtTheDoor({ stop: { orderId, minAge }, token, changed }: AtTheDoorProps) {
  const [ageChecked, setAgeChecked] = useState(false);
  const [sure, setSure] = useState(false);
  const { busy, problem, send } = useSending();

  async function arrive(to: 'delivered' | 'notMet'): Promise<void> {
    const body = { token, orderId, to, ageChecked };
    const answer = await send(() => api.post<DriveView>('/api/drive/stop', body, { silent: true }));
    if (answer) changed(answer.data);
  }

  return (
    <>
      {minAge > 0 && (
        <label className={classes.age}>
          <input
            type="checkbox"
            checked={ageChecked}
            onChange={({ currentTarget }) => setAgeChecked(currentTarget.checked)}
          />
          Ausweis gesehen: mindestens {minAge} Jahre
        </label>
      )}
      <Problem>{problem}</Problem>
      <div className={classes.actions}>
        <Button
          size="lg"
          fullWidth
          loading={busy}
          disabled={minAge > 0 && !ageChecked}
          leftSection={<IconCheck size={22} aria-hidden />}
          onClick={() => void arrive('delivered')}
        >
          Geliefert
        </Button>
        <Button
          variant="default"
          fullWidth
          disabled={busy}
          leftSection={<IconDoorOff size={20} aria-hidden />}
          onClick={() => (sure ? void arrive('notMet') : setSure(true))}
        >
          {sure ? 'Wirklich niemand da?' : 'Nicht angetroffen'}
        </Button>
      </div>
    </>
  );
}

const Door = ({ door }: { door: DriveDoor }) => (
  <>
    <div className={classes.door}>
      <b>{door.line}</b>
      {door.company && <span>{door.company}</span>}
      {door.floor && <span>{door.floor}</span>}
      <span>{door.name}</span>
      {door.note && <em>{door.note}</em>}
      {door.wish && <em>{door.wish}</em>}
    </div>
    <div className={classes.ways}>
      <Button
        component="a"
        href={door.mapUrl}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconMap2 size={20} aria-hidden />}
      >
        Karte
      </Button>
      {door.phoneLink && (
        <Button
          component="a"
          href={door.phoneLink}
          variant="default"
          leftSection={<IconPhone size={20} aria-hidden />}
          aria-label={`${door.name} anrufen, ${door.phone}`}
        >
          Anrufen
        </Button>
      )}
    </div>
  </>
);
