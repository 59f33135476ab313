import { formatDate, formatTime } from '../../shared/berlin-time.js';
import { FULFILMENT_LABEL } from '../../shared/fulfilment.types.js';
import { formatEuro } from '../../shared/money.js';
import type { Voice } from '../../shared/voice.types.js';
import type { Order } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type OrderMailView, rowsOf } from './order-mail.rules.js';

const COUNTER: Voice = { language: 'de', salutation: 'sie' };

/** What the restaurant's own mailboxes get. Who ordered stands at the counter alone: a mailbox forgets nobody. */
export function restaurantMailFor(order: Order, { name }: Pick<Shop, 'name'>): OrderMailView {
  const { number, fulfilment, wantedAt, sums, zone } = order;
  const wanted = wantedAt ? `${formatDate(wantedAt)}, ${formatTime(wantedAt)} Uhr` : 'so schnell wie möglich';
  const payable = formatEuro(sums.payableCents);
  return {
    subject: `Neue Bestellung Nr. ${number}: ${FULFILMENT_LABEL[fulfilment]}, ${payable}`,
    headline: `Neue Bestellung Nr. ${number}`,
    sentences: [
      [FULFILMENT_LABEL[fulfilment], zone?.name, wanted].filter(Boolean).join(', ').concat('.'),
      'Annehmen oder ablehnen geht am Tresen.',
    ],
    language: 'de',
    reason: `Diese Adresse steht in den Einstellungen von ${name} unter „Bestellmails“.`,
    button: { text: 'Zum Tresen', path: '/app/dashboard' },
    title: `Bestellung Nr. ${number}`,
    rows: rowsOf({ ...order, speech: COUNTER }),
    total: [sums.voucherCents > 0 ? 'Zu zahlen' : 'Gesamt', payable],
    notes: ['Name, Anschrift und Telefon des Gastes stehen am Tresen.'],
    terms: [],
  };
}

/** The same once more, for whoever reads mails and looks at no board. */
export function waitingMailFor(order: Order, shop: Pick<Shop, 'name'>): OrderMailView {
  const { number, ladder } = order;
  const end = ladder?.rejectAt && `${whenOf(ladder.rejectAt, order)} wird sie von selbst abgelehnt.`;
  return {
    ...restaurantMailFor(order, shop),
    subject: `Nr. ${number} wartet seit ${formatTime(order.placedAt)} Uhr auf eine Antwort`,
    headline: `Nr. ${number} hat noch niemand angenommen`,
    sentences: [
      `Die Bestellung kam um ${formatTime(order.placedAt)} Uhr.`,
      ...(end ? [end] : []),
      'Annehmen oder ablehnen geht am Tresen.',
    ],
  };
}

/** An order for now is never left until another day. */
const whenOf = (at: Date, { wantedAt }: Order): string =>
  wantedAt ? `Am ${formatDate(at)} um ${formatTime(at)} Uhr` : `Um ${formatTime(at)} Uhr`;
