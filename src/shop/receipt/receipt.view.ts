import { formatDate } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import type { Order } from '../order/order.types.js';
import { SMALL_BUSINESS_NOTE } from '../pricing/tax.rules.js';
import { isPaidOnline, needsRecipient, type ReceiptKind, receiptNumberOf } from './receipt.rules.js';
import type { Receipt, ReceiptBody, Recipient } from './receipt.types.js';

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
  kind: ReceiptKind;
  title: string;
  number: string | null;
  issuedOn: string;
  suppliedOn: string;
  orderNumber: number;
  orderedOn: string;
  seller: { name: string; lines: string[]; taxId: string };
  recipient: Recipient | null;
  lines: { text: string; cents: number; mark: string }[];
  totalCents: number;
  tipCents: number;
  /** Empty where no tax may be shown. */
  groups: { mark: string; rate: number; netCents: number; vatCents: number; grossCents: number }[];
  payment: string;
  /** What this paper is, and what it is not. */
  notes: string[];
  /** Room for the occasion and the guests, § 4 Abs. 5 Nr. 2 EStG. */
  hospitality: boolean;
}

export function invoiceView(receipt: Receipt, order: Order, hospitality: boolean): ReceiptView {
  const { body } = receipt;
  const notes = [
    body.isSmallBusiness ? `${SMALL_BUSINESS_NOTE}.` : '',
    needsRecipient(body.totalCents) ? '' : 'Kleinbetragsrechnung nach § 33 UStDV.',
    body.tipCents > 0 ? 'Das Trinkgeld geht an das Personal und enthält keine Umsatzsteuer.' : '',
    ...moneyNotes(order),
  ];
  return {
    ...commonView(body),
    kind: 'invoice',
    title: 'Rechnung',
    number: receiptNumberOf(receipt),
    issuedOn: formatDate(receipt.issuedAt),
    groups: body.isSmallBusiness ? [] : body.groups,
    notes: notes.filter(Boolean),
    hospitality,
  };
}

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
  };
}

const FROM_THE_TILL =
  'Diese Bestellung wird im Restaurant oder bei der Übergabe bezahlt. Den Kassenbeleg mit der Umsatzsteuer gibt dann die Kasse des Restaurants aus; dieser Bestellbeleg ist keine Rechnung.';
const FROM_US_LATER =
  'Diese Bestellung wird online bezahlt. Die Rechnung gibt es hier, sobald das Geld eingezogen ist; dieser Bestellbeleg ist keine Rechnung.';

/** What became of the money since: the paper itself stays as it was issued. */
const moneyNotes = ({ payment: { test, refundedCents } }: Order): string[] => [
  refundedCents > 0 ? `Davon erstattet: ${formatEuro(refundedCents)}.` : '',
  test ? 'Testzahlung: kein Geld bewegt.' : '',
];

type Common = Omit<
  ReceiptView,
  'kind' | 'title' | 'number' | 'issuedOn' | 'groups' | 'notes' | 'hospitality'
>;

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
  payment: body.payment,
});
