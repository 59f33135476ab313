import { formatDate } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import { voucherBackOf } from '../order/happening.rules.js';
import type { Order } from '../order/order.types.js';
import { SMALL_BUSINESS_NOTE } from '../pricing/tax.rules.js';
import { documentNumberOf } from './chain/document-number.rules.js';
import { isPaidOnline, needsRecipient, type ReceiptKind } from './receipt.rules.js';
import type { DocumentKind, FiscalDocument, ReceiptBody, Recipient } from './receipt.types.js';
import { moneyWordsOf } from './receipt-money.rules.js';
import { isRenaming } from './settle/settling.rules.js';

/** What a call for a receipt answers. */
export interface ReceiptAnswer {
  kind: ReceiptKind;
  /** 'RE-2026-000123'; null for what is no invoice. */
  number: string | null;
  /** The page to read and print. */
  path: string;
}

/** A receipt as it stands on paper. */
export interface ReceiptView {
  kind: ReceiptKind | DocumentKind;
  title: string;
  number: string | null;
  issuedOn: string;
  suppliedOn: string;
  /** 0: it belongs to no order. */
  orderNumber: number;
  orderedOn: string;
  seller: { name: string; lines: string[]; taxId: string };
  recipient: Recipient | null;
  /** Which document it takes back, in words. */
  about: string;
  lines: { text: string; cents: number; mark: string }[];
  totalCents: number;
  tipCents: number;
  voucherCents: number;
  /** What that part is: paid with it, or back on it. */
  voucherText: string;
  /** Empty where no tax may be shown. */
  groups: { mark: string; rate: number; netCents: number; vatCents: number; grossCents: number }[];
  payment: string;
  /** What this paper is, and what it is not. */
  notes: string[];
  /** Room for the occasion and the guests, § 4 Abs. 5 Nr. 2 EStG. */
  hospitality: boolean;
  /** What the meal has cost in the end; null where a till says it. */
  spentCents: number | null;
  /** By this the document is found in the chain; '' for what is no document. */
  checksum: string;
}

/** What was issued later, on an invoice. */
export interface LaterPaper {
  label: string;
  number: string;
  path: string;
}

/** What the page of a receipt shows, and what else there is to fetch. */
export interface GuestPaper {
  receipt: ReceiptView;
  /** The same as a PDF. */
  path: string;
  later: LaterPaper[];
}

/** The invoice of an order; `meal` where it is asked for as the proof of a meal on business. */
export function invoiceView(
  receipt: FiscalDocument,
  order: Order,
  meal: { spentCents: number } | null,
): ReceiptView {
  const view = documentView(receipt);
  const nothing = meal !== null && meal.spentCents <= 0;
  const notes = [...view.notes, ...moneyNotes(order), ...(nothing ? [NO_MEAL] : [])];
  return { ...view, notes, hospitality: meal !== null && !nothing, spentCents: meal?.spentCents ?? null };
}

const NO_MEAL = 'Einen Bewirtungsbeleg gibt es dazu nicht: Der ganze Betrag wurde erstattet.';

/** Any document, as it was issued. */
export function documentView(document: FiscalDocument): ReceiptView {
  const { body, kind, issuedAt, hash } = document;
  return {
    ...commonView(body),
    kind,
    title: TITLE[kind],
    number: documentNumberOf(document),
    issuedOn: formatDate(issuedAt),
    groups: body.isSmallBusiness ? [] : body.groups,
    notes: notesOf(document).filter(Boolean),
    payment: moneyWordsOf(document),
    voucherText:
      (body.voucherCents ?? 0) < 0 && !isRenaming(document) ? 'Davon zurück auf den Gutschein' : PAID_WITH_IT,
    checksum: hash,
  };
}

const PAID_WITH_IT = 'Davon mit Gutschein bezahlt';

const TITLE: Record<DocumentKind, string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  refund: 'Gutschrift zur Erstattung',
  voucherSale: 'Beleg über einen Gutschein',
};

const notesOf = ({ kind, body }: FiscalDocument): string[] => [
  kind === 'voucherSale' ? 'Mehrzweck-Gutschein, keine Umsatzsteuer bei Verkauf.' : '',
  body.isSmallBusiness ? `${SMALL_BUSINESS_NOTE}.` : '',
  body.reason ? `Grund: ${body.reason}` : '',
  kind === 'invoice' && !needsRecipient(body.totalCents) ? 'Kleinbetragsrechnung nach § 33 UStDV.' : '',
  kind === 'invoice' && needsRecipient(body.totalCents) && !body.recipient ? WITHOUT_NAME : '',
  body.tipCents > 0 ? 'Das Trinkgeld geht an das Personal und enthält keine Umsatzsteuer.' : '',
];

const WITHOUT_NAME =
  'Über 250 € gilt eine Rechnung für den Vorsteuerabzug nur mit Name und Anschrift des Empfängers; sie lässt sich auf Wunsch damit neu ausstellen.';

export function orderSlipView(body: ReceiptBody, order: Order, hospitality: boolean): ReceiptView {
  const common = commonView(body);
  return {
    ...common,
    kind: 'orderSlip',
    title: 'Bestellbeleg – kein Kassenbeleg',
    number: null,
    issuedOn: formatDate(order.placedAt),
    lines: common.lines.map((line) => ({ ...line, mark: '' })),
    groups: [],
    notes: [
      isPaidOnline(order.payment) ? FROM_US_LATER : FROM_THE_TILL,
      hospitality && !isPaidOnline(order.payment)
        ? 'Für das Finanzamt gehören diese Angaben zusammen mit dem Kassenbeleg.'
        : '',
      ...moneyNotes(order),
    ].filter(Boolean),
    hospitality,
    checksum: '',
  };
}

const FROM_THE_TILL =
  'Diese Bestellung wird im Restaurant oder bei der Übergabe bezahlt. Den Kassenbeleg mit der Umsatzsteuer gibt dann die Kasse des Restaurants aus; dieser Bestellbeleg ist keine Rechnung.';
const FROM_US_LATER =
  'Diese Bestellung wird online bezahlt. Die Rechnung gibt es hier, sobald das Geld eingezogen ist; dieser Bestellbeleg ist keine Rechnung.';

/** What became of the money since: the paper itself stays as it was issued. */
const moneyNotes = ({ payment: { test, refundedCents }, events }: Order): string[] => [
  refundedCents > 0 ? `Davon erstattet: ${formatEuro(refundedCents)}.` : '',
  filledText(voucherBackOf({ events })),
  test ? 'Testzahlung: kein Geld bewegt.' : '',
];

const filledText = (cents: number): string =>
  cents > 0 ? `Davon zurück auf den Gutschein: ${formatEuro(cents)}.` : '';

type Common = Omit<ReceiptView, 'kind' | 'title' | 'number' | 'issuedOn' | 'groups' | 'notes' | 'checksum'>;

const commonView = (body: ReceiptBody): Common => ({
  suppliedOn: formatDate(body.suppliedOn),
  orderNumber: body.orderNumber,
  orderedOn: formatDate(body.orderedAt),
  seller: {
    name: body.seller.name,
    lines: [body.seller.street, `${body.seller.postalCode} ${body.seller.city}`],
    taxId: body.seller.taxId,
  },
  recipient: body.recipient,
  lines: body.lines,
  totalCents: body.totalCents,
  tipCents: body.tipCents,
  voucherCents: body.voucherCents ?? 0,
  voucherText: PAID_WITH_IT,
  about: body.about ? `zu ${body.about.number} vom ${formatDate(body.about.issuedOn)}` : '',
  payment: body.payment,
  hospitality: false,
  spentCents: null,
});
