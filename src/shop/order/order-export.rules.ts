import { formatDateTime } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import { addressLine } from './address-line.rules.js';
import type { Order } from './order.types.js';
import { STATE_LABEL } from './order.view.js';
import type { GuestDataView } from './order-export.view.js';

/** Everything that is stored about a guest with one order (Art. 15 and 20 GDPR). */
export function guestDataOf(order: Order, shopName: string): GuestDataView {
  const { contact, lines, sums, payment } = order;
  return {
    restaurant: shopName,
    orderNumber: order.number,
    state: STATE_LABEL[order.state],
    placedAt: order.placedAt.toISOString(),
    wantedAt: order.wantedAt?.toISOString() ?? null,
    promisedAt: order.promisedAt?.toISOString() ?? null,
    fulfilment: order.fulfilment,
    contact: {
      name: contact.name,
      phone: contact.phone,
      email: contact.email,
      note: contact.note,
      address: contact.address,
    },
    keptUntil: order.contactUntil?.toISOString() ?? null,
    erasedAt: order.erasedAt?.toISOString() ?? null,
    language: order.speech.language,
    ageConfirmed: order.minAge,
    lines: lines.map(({ quantity, name, variantName, options, note, grossCents }) => ({
      quantity,
      name,
      variant: variantName,
      options: options.map((option) => ({ name: option.name, quantity: option.quantity })),
      note,
      grossCents,
    })),
    payment: { way: payment.way, payableCents: sums.payableCents, tipCents: sums.tipCents },
    history: order.events.map(({ to, at }) => ({ state: STATE_LABEL[to], at: at.toISOString() })),
  };
}

/** The same for reading: what it is, and what stands there. */
export function readableRows(data: GuestDataView): [string, string][] {
  const { contact } = data;
  const time = (at: string | null) => (at ? `${formatDateTime(new Date(at))} Uhr` : '');
  const rows: [string, string][] = [
    ['Restaurant', data.restaurant],
    ['Bestellnummer', String(data.orderNumber)],
    ['Stand', data.state],
    ['Bestellt am', time(data.placedAt)],
    ['Gewünscht für', time(data.wantedAt)],
    ['Name', contact.name],
    ['Telefon', contact.phone],
    ['E-Mail', contact.email],
    ['Anschrift', contact.address ? addressLine(contact.address) : ''],
    ['Etage, Klingel', contact.address?.floor ?? ''],
    ['Firma', contact.address?.company ?? ''],
    ['Hinweis für die Fahrt', contact.address?.note ?? ''],
    ['Anmerkung für die Küche', contact.note],
    ...data.lines.map(({ quantity, name, variant, options, note }): [string, string] => [
      `${quantity} × ${[name, variant].filter(Boolean).join(' ')}`,
      [...options.map((option) => option.name), note && `„${note}“`].filter(Boolean).join(', ') || '–',
    ]),
    ['Betrag', formatEuro(data.payment.payableCents)],
    ['Bestätigtes Alter', data.ageConfirmed > 0 ? `mindestens ${data.ageConfirmed} Jahre` : ''],
    ['Angaben gespeichert bis', time(data.keptUntil)],
    ['Angaben gelöscht am', time(data.erasedAt)],
  ];
  return rows.filter(([, value]) => value !== '');
}
