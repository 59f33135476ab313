import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { DriverName, TourLinkView } from '../../../../../../src/shop/driver/driver.view';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { Problem } from '../../../../../components/states/Problem';
import { awaitedText } from '../../../../../components/tours/awaited.rules';
import { useSending } from '../../../../../lib/form/sending';
import { useSendingOnce } from '../../../../../lib/form/sending-once';
import { api } from '../../../../../lib/http/api';
import { Money } from '../card/CardParts';
import classes from './Road.module.css';

interface Props {
  orders: readonly BoardOrder[];
  /** Still in the kitchen. */
  ahead: readonly BoardOrder[];
  drivers: readonly DriverName[];
  sent: (link: TourLinkView) => void;
  look: () => Promise<void>;
}

/** Tapped in the order they are driven. */
export function SendForm({ orders, ahead, drivers, sent, look }: Props) {
  const [stops, setStops] = useState<string[]>([]);
  const [driverId, setDriver] = useState<string | null>(drivers.length === 1 ? drivers[0]!.id : null);
  const { busy, problem, send } = useSending();
  const there = stops.filter((id) => [...orders, ...ahead].some((order) => order.id === id));
  const awaited = ahead.filter(({ id }) => there.includes(id)).map(({ number }) => number);
  const stopOf = (order: BoardOrder) => (
    <Stop key={order.id} order={order} place={there.indexOf(order.id) + 1} tap={() => tap(order.id)} />
  );

  const tap = (id: string): void =>
    setStops(stops.includes(id) ? stops.filter((one) => one !== id) : [...stops, id]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await send(() =>
      api.post<TourLinkView>('/api/driver/send', { driverId, orderIds: there }, { silent: true }),
    );
    if (answer) sent(answer.data);
  }

  const first = drivers.length === 0;
  const more = (
    <NewDriver
      first={first}
      added={(id) => {
        setDriver(id);
        void look();
      }}
    />
  );
  return (
    <>
      {first && more}
      <form onSubmit={(event) => void submit(event)}>
        <fieldset className={classes.group}>
          <legend>Halte, in der Reihenfolge der Fahrt</legend>
          {orders.length === 0 && <p>Gerade wartet keine Lieferung.</p>}
          {orders.map(stopOf)}
        </fieldset>
        {ahead.length > 0 && (
          <fieldset className={classes.group}>
            <legend>Noch in der Küche</legend>
            <p>Wer sie mitnimmt, fährt erst los, wenn sie fertig sind.</p>
            {ahead.map(stopOf)}
          </fieldset>
        )}
        <div className={classes.foot}>
          <WhoDrives drivers={drivers} driverId={driverId} choose={setDriver} />
          {awaited.length > 0 && <p className={classes.awaited}>{awaitedText(awaited)}</p>}
          <Problem>{problem}</Problem>
          <Button type="submit" fullWidth loading={busy} disabled={there.length === 0 || driverId === null}>
            {buttonOf(there.length, awaited.length)}
          </Button>
        </div>
      </form>
      {!first && more}
    </>
  );
}

interface WhoProps {
  drivers: readonly DriverName[];
  driverId: string | null;
  choose: (id: string) => void;
}

const WhoDrives = ({ drivers, driverId, choose }: WhoProps) =>
  drivers.length > 0 && (
    <fieldset className={classes.group}>
      <legend>Wer fährt?</legend>
      <div className={classes.names}>
        {drivers.map(({ id, name }) => (
          <label key={id} className={classes.name} data-checked={id === driverId || undefined}>
            <input type="radio" name="fahrer" checked={id === driverId} onChange={() => choose(id)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );

function buttonOf(stops: number, awaited: number): string {
  const verb = awaited > 0 ? 'einteilen' : 'losschicken';
  if (stops < 2) return awaited > 0 ? 'Einteilen' : 'Losschicken';
  return `Mit ${stops} Halten ${verb}`;
}

function Stop({ order, place, tap }: { order: BoardOrder; place: number; tap: () => void }) {
  return (
    <button type="button" className={classes.stop} aria-pressed={place > 0} onClick={tap}>
      <span className={classes.place}>
        {place > 0 ? place : ''}
        {place > 0 && <span className="visually-hidden">. Halt</span>}
      </span>
      <span className={classes.stopWords}>
        <b>Nr. {order.number}</b> {order.name}
        <span>{order.address?.line}</span>
      </span>
      <Money order={order} collect />
    </button>
  );
}

function NewDriver({ first, added }: { first: boolean; added: (id: string) => void }) {
  const [name, setName] = useState('');
  const { busy, problem, send } = useSendingOnce();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await send((once) => api.post<DriverName>('/api/driver/add', { name }, once));
    if (!answer) return;
    setName('');
    added(answer.data.id);
  }

  return (
    <form className={classes.newDriver} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={first ? 'Wer fährt? Ein Name genügt' : 'Noch jemand'}
        placeholder="Name"
        maxLength={40}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy} disabled={name.trim() === ''}>
        Hinzufügen
      </Button>
    </form>
  );
}
