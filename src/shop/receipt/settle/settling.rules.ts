import { berlinClock } from '../../../shared/berlin-time.js';
import { inOrder } from '../../../shared/in-order.js';
import type { Cents } from '../../../shared/money.js';
import type { RefundShare } from '../../payment/payment.types.js';
import type { RefundView } from '../../payment/payment.view.js';
import { documentNumberOf } from '../chain/document-number.rules.js';
import { letterOf } from '../receipt.rules.js';
import type { DocumentKind, DocumentReference, FiscalDocument, ReceiptBody } from '../receipt.types.js';
import { taxedPart } from './part-tax.rules.js';
import { since, splitOfRest, voucherCentsDue } from './voucher-back.rules.js';

type Refund = Pick<RefundView, 'id' | 'kind' | 'cents' | 'split' | 'reason' | 'at' | 'state'>;

/** How the money of an order stands now. */
export interface MoneyNow {
  paidCents: Cents;
  refunds: readonly Refund[];
  /** What vouchers still pay of it. */
  voucherLeftCents: Cents;
  /** Why something went back onto them. */
  voucherReason?: string;
}

export interface Due {
  kind: Extract<DocumentKind, 'cancellation' | 'refund'>;
  cause: string;
  body: ReceiptBody;
}

export const invoiceCauseOf = (orderId: string, round: number): string =>
  round === 1 ? `invoice ${orderId}` : `invoice ${orderId} ${round}`;

export const renamedCauseOf = (invoice: Pick<FiscalDocument, 'id'>): string => `renamed ${invoice.id}`;
const refundCauseOf = ({ id }: Pick<Refund, 'id'>): string => `refund ${id}`;
const failedCauseOf = ({ id }: Pick<Refund, 'id'>): string => `failed ${id}`;

/** It gives way to another with a name on it; no money moves. */
export const isRenaming = ({ cause }: Pick<FiscalDocument, 'cause'>): boolean => cause.startsWith('renamed ');

/** It takes back a refund that did not arrive. */
export const isOfFailure = ({ cause }: Pick<FiscalDocument, 'cause'>): boolean => cause.startsWith('failed ');

const invoicesOf = (documents: readonly FiscalDocument[]): FiscalDocument[] =>
  documents.filter(({ kind }) => kind === 'invoice');

/** The invoice that counts: one that gave way to another with a name on it does not. */
export function standingInvoice(documents: readonly FiscalDocument[]): FiscalDocument | null {
  const last = invoicesOf(documents).at(-1);
  if (!last || documents.some(({ cause }) => cause === renamedCauseOf(last))) return null;
  return last;
}

/** The how-manieth invoice of its order the next one is. */
export const nextRound = (documents: readonly FiscalDocument[]): number => invoicesOf(documents).length + 1;

/** Nothing refers to it yet. */
export const isUntouched = (invoice: FiscalDocument, documents: readonly FiscalDocument[]): boolean =>
  !documents.some(({ body }) => body.about?.number === documentNumberOf(invoice));

const billedOf = ({ totalCents, tipCents, voucherCents = 0 }: ReceiptBody): Cents =>
  totalCents + tipCents - voucherCents;

/**
 * What is still to be documented of the money that went back. What an order became smaller by before its invoice was
 * issued is in the invoice already: it was taken, and never billed.
 */
export function dueDocuments(
  invoice: FiscalDocument,
  documents: readonly FiscalDocument[],
  { paidCents, refunds, voucherLeftCents, voucherReason: reason = '' }: MoneyNow,
): Due[] {
  const known = new Set(documents.map(({ cause }) => cause));
  const due: Due[] = [];
  const vouched = invoice.body.voucherCents ?? 0;
  const followed = since(invoice, documents).map(({ body }) => body);
  const add = (one: Due) => {
    due.push(one);
    followed.push(one.body);
    toVouchers += one.body.voucherCents ?? 0;
  };
  let toVouchers = vouched === 0 ? 0 : voucherCentsDue(invoice, documents, voucherLeftCents);
  let unbilled = paidCents - billedOf(invoice.body);
  let untouched = isUntouched(invoice, documents);
  for (const refund of [...refunds].sort((a, b) => inOrder(a.at, b.at))) {
    const cause = refundCauseOf(refund);
    const issued = documents.find((document) => document.cause === cause);
    if (refund.state === 'failed' && issued && !known.has(failedCauseOf(refund)))
      add({ kind: 'cancellation', cause: failedCauseOf(refund), body: mirrorOf(issued, NOT_ARRIVED) });
    if (issued || (refund.state !== 'done' && refund.state !== 'pending')) continue;
    if (refund.kind === 'changed' && refund.cents <= unbilled) {
      unbilled -= refund.cents;
      continue;
    }
    const whole = untouched && refund.cents === billedOf(invoice.body) && toVouchers === vouched;
    const split = vouched > 0 ? splitWithVouchers(refund, toVouchers, { invoice, followed }) : refund.split;
    const body = whole
      ? mirrorOf(invoice, refund.reason)
      : refundBodyOf(invoice, { ...refund, split }, followed);
    add({ kind: whole ? 'cancellation' : 'refund', cause, body });
    untouched = false;
  }
  if (toVouchers > 0) {
    const whole = untouched && toVouchers === vouched && billedOf(invoice.body) === 0;
    const split = [...splitOfRest(toVouchers, invoice.body, followed), ...ontoVouchers(toVouchers)];
    const body = whole ? mirrorOf(invoice, reason) : refundBodyOf(invoice, { split, reason }, followed);
    add({ kind: whole ? 'cancellation' : 'refund', cause: vouchersCauseOf(invoice, voucherLeftCents), body });
  }
  return due;
}

/** What went back onto vouchers meanwhile is documented with the money that followed it. */
function splitWithVouchers(
  { kind, cents, split }: Refund,
  toVouchers: Cents,
  { invoice, followed }: { invoice: FiscalDocument; followed: readonly ReceiptBody[] },
): RefundShare[] {
  const back = Math.max(0, toVouchers);
  const taxed = split.filter(({ rate }) => rate !== null);
  const isOfLines = kind === 'lines' && sumOf(taxed.map(({ grossCents }) => grossCents)) === cents + back;
  return [...(isOfLines ? taxed : splitOfRest(cents + back, invoice.body, followed)), ...ontoVouchers(back)];
}

const ontoVouchers = (cents: Cents): RefundShare[] =>
  cents === 0 ? [] : [{ rate: null, grossCents: -cents, netCents: -cents, vatCents: 0 }];

const vouchersCauseOf = ({ id }: FiscalDocument, leftCents: Cents): string => `vouchers ${id} ${leftCents}`;

const NOT_ARRIVED = 'Die Erstattung ist beim Zahlungsdienst gescheitert.';

const sumOf = (all: readonly Cents[]): Cents => all.reduce((sum, cents) => sum + cents, 0);

const negative = (cents: Cents): Cents => 0 - cents;

/** Line by line what it takes back, with the sign turned. */
export function mirrorOf(document: FiscalDocument, reason = ''): ReceiptBody {
  const { lines, groups, totalCents, tipCents, voucherCents, reason: _, ...rest } = document.body;
  return {
    ...rest,
    lines: lines.map((line) => ({ ...line, cents: negative(line.cents) })),
    groups: groups.map((group) => ({
      ...group,
      grossCents: negative(group.grossCents),
      netCents: negative(group.netCents),
      vatCents: negative(group.vatCents),
    })),
    totalCents: negative(totalCents),
    tipCents: negative(tipCents),
    ...(voucherCents !== undefined && { voucherCents: negative(voucherCents) }),
    about: referenceTo(document),
    ...(reason && { reason }),
  };
}

/** What the refund gave back of each rate, as it was worked out when it was made, and the tax that goes with it. */
function refundBodyOf(
  invoice: FiscalDocument,
  { split, reason }: Pick<Refund, 'split' | 'reason'>,
  followed: readonly ReceiptBody[],
): ReceiptBody {
  const { seller, recipient, orderNumber, orderedAt, suppliedOn, payment, isSmallBusiness } = invoice.body;
  const taxed = [...split].filter(({ rate }) => rate !== null).sort((a, b) => (b.rate ?? 0) - (a.rate ?? 0));
  const untaxed = split.flatMap(({ rate, grossCents }) => (rate === null ? [grossCents] : []));
  const vouched = sumOf(untaxed.filter((cents) => cents < 0));
  return {
    seller,
    recipient,
    orderNumber,
    orderedAt,
    suppliedOn,
    lines: taxed.map((share) => ({
      text: isSmallBusiness ? 'Erstattung' : `Erstattung zum Satz von ${share.rate} %`,
      cents: negative(share.grossCents),
      mark: letterOf(share.rate ?? 0),
    })),
    groups: taxed.map((share) => groupOf(taxedPart(share, [invoice.body, ...followed]))),
    totalCents: negative(taxed.reduce((sum, { grossCents }) => sum + grossCents, 0)),
    tipCents: negative(sumOf(untaxed.filter((cents) => cents > 0))),
    payment,
    isSmallBusiness,
    ...(vouched < 0 && { voucherCents: vouched }),
    about: referenceTo(invoice),
    ...(reason && { reason }),
  };
}

const groupOf = ({ rate, grossCents, netCents, vatCents }: RefundShare): ReceiptBody['groups'][number] => ({
  rate: rate ?? 0,
  grossCents: negative(grossCents),
  netCents: negative(netCents),
  vatCents: negative(vatCents),
  mark: letterOf(rate ?? 0),
});

const referenceTo = (document: FiscalDocument): DocumentReference => ({
  number: documentNumberOf(document),
  issuedOn: berlinClock(document.issuedAt).date,
});
