import { formatDateTime, formatMoment } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { shownPhone } from '../../../shared/phone.js';
import type { Language } from '../../../shared/voice.types.js';
import { addressLine } from '../../basket/address-line.rules.js';
import { changeText } from '../change/change.rules.js';
import type { Order, OrderEvent } from '../order.types.js';
import { STATE_LABEL } from '../order.view.js';
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
    history: order.events.map((event) => ({ state: eventText(event), at: event.at.toISOString() })),
  };
}

/** 'Angenommen', 'Erstattet: 5,00 €' */
function eventText(event: OrderEvent): string {
  switch (event.kind) {
    case 'moved':
      return STATE_LABEL[event.to];
    case 'promised':
      return `Neue Zeit: ${formatDateTime(new Date(event.promisedAt))}`;
    case 'changed':
      return `Geändert: ${event.lines.map(changeText).join(', ')}`;
    case 'undone':
      return `${STATE_LABEL[event.to]} (zurückgenommen)`;
    case 'paid':
      return `Bezahlt: ${formatEuro(event.cents)}`;
    case 'refunded':
      return `Erstattet: ${formatEuro(event.cents)}`;
    case 'voucherFilled':
      return `Zurück auf den Gutschein: ${formatEuro(event.cents)}`;
    case 'payAtDoor':
      return 'Wird beim Übergeben bezahlt';
  }
}

/** What it is, and what stands there; `de` where that stays German on an English page. */
export type ReadableRow = [word: string, text: string, lang?: 'de'];

/** The same for reading. The dishes stand there as they are kept, in German. */
export function readableRows(data: GuestDataView, language: Language): ReadableRow[] {
  const { contact, payment, lines } = data;
  const timeText = (at: string | null): string => (at ? formatMoment(new Date(at), language) : '');
  const rows: [keyof typeof WORDS, string][] = [
    ['restaurant', data.restaurant],
    ['number', String(data.orderNumber)],
    ['placed', timeText(data.placedAt)],
    ['wanted', timeText(data.wantedAt)],
    ['name', contact.name],
    ['phone', shownPhone(contact.phone)],
    ['email', contact.email],
    ['address', contact.address ? addressLine(contact.address) : ''],
    ['floor', contact.address?.floor ?? ''],
    ['company', contact.address?.company ?? ''],
    ['driverNote', contact.address?.note ?? ''],
    ['kitchenNote', contact.note],
    ['dishes', lines.map(dishText).join(' · ')],
    ['amount', formatEuro(payment.payableCents, language)],
    ['age', data.ageConfirmed > 0 ? `${data.ageConfirmed}+` : ''],
    ['kept', timeText(data.keptUntil)],
    ['erased', timeText(data.erasedAt)],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([word, value]) => {
      if (language === 'de') return [WORDS[word][0], value];
      return word === 'dishes' ? [WORDS[word][1], value, 'de'] : [WORDS[word][1], value];
    });
}

const WORDS = {
  restaurant: ['Restaurant', 'Restaurant'],
  number: ['Bestellnummer', 'Order number'],
  placed: ['Bestellt am', 'Ordered on'],
  wanted: ['Gewünscht für', 'Wanted for'],
  name: ['Name', 'Name'],
  phone: ['Telefon', 'Phone'],
  email: ['E-Mail', 'E-mail'],
  address: ['Anschrift', 'Address'],
  floor: ['Etage, Klingel', 'Floor, doorbell'],
  company: ['Firma', 'Company'],
  driverNote: ['Hinweis für die Fahrt', 'Note for the driver'],
  kitchenNote: ['Anmerkung für die Küche', 'Note for the kitchen'],
  dishes: ['Bestellt', 'Ordered'],
  amount: ['Betrag', 'Amount'],
  age: ['Bestätigtes Alter', 'Confirmed age'],
  kept: ['Angaben gespeichert bis', 'Details kept until'],
  erased: ['Angaben gelöscht am', 'Details erased on'],
} as const;

function dishText({ quantity, name, variant, options, note }: GuestDataView['lines'][number]): string {
  const dish = `${quantity} × ${[name, variant].filter(Boolean).join(' ')}`;
  return [dish, ...options.map((option) => option.name), note && `„${note}“`].filter(Boolean).join(', ');
}
