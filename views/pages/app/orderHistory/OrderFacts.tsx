import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../src/shared/berlin-time';
import { type HistoryOrder, PAYMENT_LABEL } from '../../../../src/shop/history/history.view';
import { GuestMails } from '../../../components/orders/GuestMails';
import { OrderMoney } from '../../../components/paying/OrderMoney';
import { OrderDocuments } from '../../../components/receipts/OrderDocuments';
import { DateTime } from '../../../components/tables/DateTime';
import { usePageUser } from '../../../lib/vike/page-context';
import classes from './Order.module.css';

/** Who it was for, how it is paid, which paper it made, and step by step what happened. */
export const OrderFacts = ({ order }: { order: HistoryOrder }) => (
  <aside className={classes.facts}>
    <Fact title="Gast">
      <Guest order={order} />
    </Fact>
    <Payment order={order} />
    <Receipts order={order} />
    <Fact title="Druck">
      {order.papers.length === 0 && <p className={classes.quiet}>Kein Bon</p>}
      <ul>
        {order.papers.map(({ id, title, stateText, hint, createdAt }) => (
          <li key={id}>
            <span>
              {title}
              <small>{hint || stateText}</small>
            </span>
            <small>
              <DateTime at={createdAt} show="time" />
            </small>
          </li>
        ))}
      </ul>
    </Fact>
    <Fact title="Mails an den Gast">
      <Mails order={order} />
    </Fact>
    <Fact title="Verlauf">
      <ol>
        {order.events.map(({ at, text, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
          <li key={index}>
            <span>
              {text}
              <small>{by}</small>
            </span>
            <small>
              <DateTime at={at} show={isOfDay(at, order.placedAt) ? 'time' : 'both'} />
            </small>
          </li>
        ))}
      </ol>
    </Fact>
    <p>
      <a href={order.trackingUrl} target="_blank" rel="noopener">
        Seite des Gasts öffnen
      </a>
    </p>
  </aside>
);

/** For whoever leads the house all of it, when it was paid online; else what the guest has chosen. */
function Payment({ order: { id, payment, money, refundedCents } }: { order: HistoryOrder }) {
  const leads = usePageUser()?.role !== 'staff';
  if (payment !== 'stripe' && payment !== 'paypal' && refundedCents === 0)
    return (
      <Fact title="Zahlungswunsch">
        <p>{PAYMENT_LABEL[payment]}</p>
      </Fact>
    );
  return <Fact title="Zahlung">{leads ? <OrderMoney orderId={id} /> : <p>{money.words}</p>}</Fact>;
}

/** For whoever leads the house; what is paid on site has its receipt from the till. */
function Receipts({ order: { id, payment } }: { order: HistoryOrder }) {
  const leads = usePageUser()?.role !== 'staff';
  if (!leads || (payment !== 'stripe' && payment !== 'paypal')) return null;
  return (
    <Fact title="Belege">
      <OrderDocuments orderId={id} />
    </Fact>
  );
}

function Mails({ order: { id, mails, email } }: { order: HistoryOrder }) {
  const [shown, setShown] = useState(mails);
  return <GuestMails orderId={id} mails={shown} changed={setShown} canResend={email !== ''} />;
}

function Guest({ order }: { order: HistoryOrder }) {
  const { name, phone, phoneLink, email, address, addressDetails, erasedAt, forgottenAt, guestOrder } = order;
  const mayBlock = usePageUser()?.role !== 'staff' && (phone || email || address);
  if (erasedAt) return <p className={classes.quiet}>Am {formatDate(new Date(erasedAt))} gelöscht</p>;

  return (
    <>
      <p className={classes.name}>{name}</p>
      {guestOrder && (
        <p className={classes.quiet}>
          {guestOrder.atLeast && 'mindestens '}
          {guestOrder.nth}. Bestellung dieses Gasts
        </p>
      )}
      {phone && <p>{phoneLink ? <a href={phoneLink}>{phone}</a> : phone}</p>}
      {email && (
        <p>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </p>
      )}
      {address && (
        <p>
          {address}
          {addressDetails && <small>{addressDetails}</small>}
        </p>
      )}
      {mayBlock && (
        <p>
          <a href={`/app/settings/blockList?order=${order.id}`}>Gast sperren</a>
        </p>
      )}
      {forgottenAt && (
        <p className={classes.quiet}>Wird am {formatDate(new Date(forgottenAt))} von selbst gelöscht</p>
      )}
    </>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const isOfDay = (at: string, day: string): boolean => formatDate(new Date(at)) === formatDate(new Date(day));
