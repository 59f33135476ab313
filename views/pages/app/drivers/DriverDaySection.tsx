import { Button } from '@mantine/core';
import { reload } from 'vike/client/router';
import { formatTime } from '../../../../src/shared/berlin-time';
import type { DoorPayment, StopState } from '../../../../src/shop/driver/driver.types';
import type { DriverDay, StopRow, TourLinkView } from '../../../../src/shop/driver/driver.view';
import { Section } from '../../../components/frame/Section';
import { Euro } from '../../../components/tables/Euro';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import classes from './Drivers.module.css';

const STATE: Record<StopState, string> = {
  open: 'unterwegs',
  delivered: 'geliefert',
  notMet: 'nicht angetroffen',
  returned: 'nicht zugestellt, zurück',
};
const PAYMENT: Record<DoorPayment, string> = { cash: 'bar', cardOnSite: 'Karte', paid: 'bezahlt' };

interface Props {
  day: DriverDay;
  linked: (link: TourLinkView) => void;
}

export function DriverDaySection({ day: { name, stops, cashCents, cardCents, openTours }, linked }: Props) {
  return (
    <Section
      title={name}
      lead={stops.length === 1 ? '1 Halt' : `${stops.length} Halte`}
      actions={openTours.map((id) => <TourActions key={id} id={id} linked={linked} />)}
    >
      <table className={classes.stops}>
        <caption className="visually-hidden">Halte von {name}</caption>
        <thead>
          <tr>
            <th scope="col">Nr.</th>
            <th scope="col">Stand</th>
            <th scope="col">Zahlungswunsch</th>
            <th scope="col" className={classes.right}>
              Betrag
            </th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <Row key={`${stop.orderId} ${stop.at}`} stop={stop} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Bar abzugeben
            </th>
            <td className={classes.right}>
              <b>
                <Euro cents={cashCents} />
              </b>
            </td>
          </tr>
          {cardCents > 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                Mit Karte, am Gerät
              </th>
              <td className={classes.right}>
                <Euro cents={cardCents} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={classes.hint}>Eine Liste zum Abgleichen. Gebucht wird in deiner Kasse.</p>
    </Section>
  );
}

const Row = ({ stop: { number, state, at, payment, cents } }: { stop: StopRow }) => (
  <tr data-state={state}>
    <td>{number}</td>
    <td>
      {STATE[state]}
      {at && ` ${formatTime(new Date(at))}`}
    </td>
    <td>{PAYMENT[payment]}</td>
    <td className={classes.right}>
      <Euro cents={cents} />
    </td>
  </tr>
);

function TourActions({ id, linked }: { id: string; linked: Props['linked'] }) {
  const { busy, send } = useSending();

  async function renew(): Promise<void> {
    const answer = await send(() => api.post<TourLinkView>('/api/driver/link', { id }));
    if (answer) linked(answer.data);
  }

  async function end(): Promise<void> {
    if (await send(() => api.post('/api/driver/end', { id }))) await reload();
  }

  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void renew()}>
        Neuer Link
      </Button>
      <Button variant="default" loading={busy} onClick={() => void end()}>
        Fahrt beenden
      </Button>
    </>
  );
}
