import { useState } from 'react';
import type { KitchenPage } from '../../../../src/shop/kitchen/kitchen.view';
import { useConnectionWatch } from '../../../lib/live/connection';
import { PageTime, useNow } from '../../../lib/live/server-clock';
import classes from './Kitchen.module.css';
import { KitchenBar } from './KitchenBar';
import { allDay, countsOf, KEYED, ROOMY, stationsIn, ticketsOf, timeOf } from './kitchen.rules';
import lists from './Lists.module.css';
import { RecallList } from './RecallList';
import { TicketCard } from './TicketCard';
import { useBumpKeys } from './useBumpKeys';
import { useKitchen } from './useKitchen';
import { useStation } from './useStation';

export default function Page({ shop, kitchen }: KitchenPage) {
  return (
    <PageTime value={Date.parse(kitchen.now)}>
      <h1 className="visually-hidden">Küche von {shop.name}</h1>
      <Kitchen initial={kitchen} />
    </PageTime>
  );
}

function Kitchen({ initial }: { initial: KitchenPage['kitchen'] }) {
  useConnectionWatch();
  const now = useNow(10_000);
  const [listed, setListed] = useState(false);
  const { chosen, choose } = useStation();
  const { kitchen, lost, last, remembered, bump, recall, undo } = useKitchen(initial);
  const stations = stationsIn(kitchen);
  const { driveMinutes } = kitchen;
  const counts = countsOf(kitchen.orders, { stations, driveMinutes, now });
  const station = counts.some((count) => count.station === chosen) ? chosen : null;
  const tickets = ticketsOf(kitchen.orders, { stations, station, driveMinutes, now });
  const late = tickets.filter((ticket) => timeOf(ticket, now).tone === 'late').length;
  useBumpKeys({
    bump: (place) => {
      const ticket = tickets[place];
      if (ticket) void bump(ticket.order, station);
    },
    undo: () => void undo(),
  });

  return (
    <div className={classes.kitchen}>
      <KitchenBar
        counts={counts}
        station={station}
        choose={choose}
        late={late}
        figures={kitchen.figures}
        last={last?.order.number ?? null}
        undo={() => void undo()}
        list={() => setListed(true)}
      />
      {lost && (
        <p className={classes.lost} role="status">
          Keine Verbindung: Fertiges wird gemerkt und dann gesendet, neue Bons kommen, sobald sie wieder da
          ist.
        </p>
      )}
      <div className={classes.tickets} data-tight={tickets.length > ROOMY || undefined}>
        {tickets.map((ticket, index) => (
          <TicketCard
            key={ticket.order.id}
            ticket={ticket}
            place={index < KEYED ? index + 1 : null}
            remembered={remembered.has(ticket.order.id)}
            bump={() => void bump(ticket.order, station)}
          />
        ))}
        {tickets.length === 0 && (
          <p className={classes.empty}>Nichts zu tun{station && ` für ${station}`}.</p>
        )}
      </div>
      <Foot tickets={tickets} station={station} />
      {listed && (
        <RecallList
          station={station}
          close={() => setListed(false)}
          recall={(order) => {
            setListed(false);
            void recall(order, station);
          }}
        />
      )}
    </div>
  );
}

function Foot({ tickets, station }: { tickets: ReturnType<typeof ticketsOf>; station: string | null }) {
  const more = tickets.length - KEYED;
  return (
    <footer className={lists.foot}>
      <span className={lists.quiet}>Jetzt{station && `: ${station}`}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keyboard too */}
      <ul tabIndex={0} aria-label="Was jetzt zu machen ist">
        {allDay(tickets).map(({ name, quantity }) => (
          <li key={name}>
            <b>{quantity}</b> {name}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <span className={lists.quiet}>{more === 1 ? '+ 1 Bon wartet' : `+ ${more} Bons warten`}</span>
      )}
    </footer>
  );
}
