import { formatEuro, formatPercent } from '../../shared/money.js';
import { shownPhone } from '../../shared/phone.js';
import { langQuery, neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import type { Language } from '../../shared/voice.types.js';
import type { OrderLine, PaymentMethod } from '../basket/basket.types.js';
import { inGuestWords } from '../basket/guest-words.rules.js';
import { rootOf } from '../domain/shop-home.rules.js';
import { staysGerman } from '../menu/texts/size-words.rules.js';
import type { Order, OrderHappening } from '../order/order.types.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import { isPaidByVoucher } from '../pricing/voucher.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { footFor, reasonFor } from './order-mail-foot.rules.js';
import type { TermsParagraph } from './order-mail-terms.rules.js';
import { type MailWords, mailWordsFor } from './order-mail-words.rules.js';

/** In an English mail a list, where some of its words are German: nobody has translated them. */
export type RowText = string | (string | { german: string })[];

export type OrderMailRow = [text: RowText, amount: string];

/** Everything a mail says, as plain values: it waits in a queue as JSON. */
export interface OrderMailView extends MailWords {
  language: Language;
  /** Why the guest gets it. */
  reason: string;
  button: { text: string; path: string };
  title: string;
  rows: OrderMailRow[];
  total: [string, string];
  /** Small print, a paragraph each. */
  notes: string[];
  /** What was agreed; only with the confirmation. */
  terms: TermsParagraph[];
}

const PAYMENT: Record<PaymentMethod, (order: Order) => Phrase> = {
  cash: (order) =>
    neutral(
      `Zahlung: bar ${where(order).german}. Diese Mail ist kein Kassenbeleg.`,
      `Payment: cash ${where(order).english}. This mail is not a till receipt.`,
    ),
  cardOnSite: (order) =>
    neutral(
      `Zahlung: mit Karte ${where(order).german}. Diese Mail ist kein Kassenbeleg.`,
      `Payment: by card ${where(order).english}. This mail is not a till receipt.`,
    ),
  stripe: () =>
    neutral(
      'Zahlung: online bezahlt. Den Beleg als PDF gibt es auf der Seite der Bestellung.',
      'Payment: paid online. The receipt is on the page of the order, as a PDF.',
    ),
  paypal: () =>
    neutral(
      'Zahlung: mit PayPal bezahlt. Den Beleg als PDF gibt es auf der Seite der Bestellung.',
      'Payment: paid with PayPal. The receipt is on the page of the order, as a PDF.',
    ),
};

const BY_VOUCHER = neutral(
  'Zahlung: mit Gutschein bezahlt. Den Beleg als PDF gibt es auf der Seite der Bestellung.',
  'Payment: paid with a voucher. The receipt is on the page of the order, as a PDF.',
);

/** The mail about what happened to an order; null when a guest need not be written to. */
export function orderMailFor(
  order: Order,
  shop: Shop,
  happening: OrderHappening,
): Omit<OrderMailView, 'terms'> | null {
  const words = mailWordsFor(order, shop.name, happening);
  if (!words) return null;
  const { speech, sums } = order;
  const { say } = footFor(speech);
  return {
    ...words,
    language: speech.language,
    reason: phrase(speech, reasonFor(shop.name)),
    button: {
      text: say('tracking'),
      path: `${rootOf(shop)}/bestellung/${order.token}${langQuery(speech.language)}`,
    },
    title: `${say('order')} ${order.number}`,
    rows: rowsOf(order),
    total: [say(sums.voucherCents > 0 ? 'toPay' : 'total'), formatEuro(sums.payableCents, speech.language)],
    notes: [taxText(order), declaredText(order), paymentText(order), footText(order, shop)].filter(Boolean),
  };
}

/** How somebody would have paid on site is no news once nothing is to be paid. */
function paymentText(order: Order): string {
  const { state, payment, speech, sums } = order;
  const isOnSite = payment.way === 'cash' || payment.way === 'cardOnSite';
  if (isOnSite && (state === 'rejected' || state === 'cancelled')) return '';
  return phrase(speech, isPaidByVoucher(sums) ? BY_VOUCHER : PAYMENT[payment.way](order));
}

/** What was ordered and what it costs, line by line. */
export function rowsOf({ lines, sums, speech }: Pick<Order, 'lines' | 'sums' | 'speech'>): OrderMailRow[] {
  const { say, fee } = footFor(speech);
  const isEnglish = speech.language !== 'de';
  const rows: [RowText, number][] = [
    ...lines.map((line): [RowText, number] => [
      isEnglish ? englishText(line) : lineTexts(line).join(''),
      line.grossCents,
    ]),
    ...discountRows(sums, say('discount'), isEnglish),
    ...sums.fees.map(({ kind, cents }): [string, number] => [fee(kind), cents]),
    [say('deposit'), sums.depositCents],
    [say('tip'), sums.tipCents],
    // Orders of older versions know no vouchers.
    [say('voucher'), 0 - (sums.voucherCents ?? 0)],
  ];
  return rows
    .filter(([, cents], index) => index < lines.length || cents !== 0)
    .map(([text, cents]) => [text, formatEuro(cents, speech.language).replace('-', '\u2212')]);
}

/** By their names; orders of older versions may only know the sum. */
const discountRows = (
  {
    discounts = [],
    discountCents,
  }: Partial<Pick<PricedBasket, 'discounts'>> & Pick<PricedBasket, 'discountCents'>,
  word: string,
  isEnglish: boolean,
): [RowText, number][] =>
  discounts.length > 0
    ? discounts.map(({ label, guestLabel, cents }) => [
        isEnglish && guestLabel === undefined
          ? [`${word}: `, { german: label }]
          : `${word}: ${isEnglish ? guestLabel : label}`,
        -cents,
      ])
    : [[word, -discountCents]];

/** The words of a line as its guest knows them, each marked that stayed German. */
function englishText(line: OrderLine): RowText {
  const german = lineTexts(line);
  const said = lineTexts(inGuestWords(line));
  const words = said.map((text, at) =>
    at % 2 === 1 && staysGerman(text, german[at] ?? '') ? { german: text } : text,
  );
  return words.some((word) => typeof word !== 'string') ? words : said.join('');
}

/** '2 × ', 'Margherita', ' ', 'Groß', ' (A1,G)', every second a name: the codes stand behind the dish, and what they mean below. */
function lineTexts({ quantity, name, variantName, options, declared }: OrderLine): string[] {
  const extras = options.flatMap((option) => [
    option.quantity > 1 ? `, ${option.quantity} × ` : ', ',
    option.name,
  ]);
  return [
    `${quantity} × `,
    name,
    variantName ? ' ' : '',
    variantName,
    ...extras,
    declared.codes.length > 0 ? ` (${declared.codes.join(', ')})` : '',
  ];
}

/** Allergens and additives have to be told again with the food (Art. 14 LMIV). */
function declaredText({ legend, lines, speech }: Order): string {
  const { say } = footFor(speech);
  const unchecked = lines.filter(({ declared }) => !declared.complete).map((line) => inGuestWords(line).name);
  return [
    legend.length > 0 &&
      `${say('contains')}: ${legend.map(({ code, name }) => `${code} ${name}`).join(', ')}.`,
    unchecked.length > 0 && `${[...new Set(unchecked)].join(', ')}: ${say('unchecked')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function taxText({ sums, speech }: Order): string {
  const { say } = footFor(speech);
  const shares = sums.groups
    .filter(({ rate }) => rate > 0)
    .map(
      ({ rate, vatCents }) =>
        `${formatEuro(vatCents, speech.language)} (${formatPercent(rate, speech.language)})`,
    );
  return shares.length > 0 ? `${say('vat')} ${shares.join(` ${say('and')} `)}` : '';
}

function footText({ speech }: Order, { name, address, contact }: Shop): string {
  const { say } = footFor(speech);
  const number = shownPhone(contact.phone, address.country).replaceAll(' ', '\u00a0');
  const phone = number && `, ${say('phone')}\u00a0${number}`;
  return `${name}, ${address.street}, ${address.postalCode} ${address.city}${phone}. ${say('withdrawal')}`;
}

const where = ({ fulfilment }: Order) =>
  fulfilment === 'delivery'
    ? { german: 'bei der Lieferung', english: 'on delivery' }
    : { german: 'im Restaurant', english: 'at the restaurant' };
