import { berlinClock } from '../../shared/berlin-time.js';
import type { Cents } from '../../shared/money.js';
import type { OrderLine, PaymentMethod } from '../basket/basket.types.js';
import type { Order } from '../order/order.types.js';
import type { OrderPayment } from '../order/paying/order-payment.types.js';
import { storedDepositsOf } from '../pricing/deposit.rules.js';
import { FEE_LABEL } from '../pricing/fee-label.rules.js';
import type { RateShare } from '../pricing/pricing.types.js';
import { isPaidByVoucher } from '../pricing/voucher.rules.js';
import { isOnline } from '../restaurant/paying/payable.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ReceiptBody, ReceiptLine, Recipient, Seller } from './receipt.types.js';

/** § 33 UStDV: up to here an invoice needs no recipient; 250,00 € itself is still small. */
const SMALL_INVOICE_CENTS = 25_000;

/** What a guest may get for an order. */
export type ReceiptKind = 'invoice' | 'orderSlip';

/**
 * Without a till that signs, we may bill only what was paid online. For money that changes hands in the restaurant its
 * own till issues the receipt; a second paper with tax on it would owe that tax a second time (§ 14c UStG).
 */
export function receiptKindOf({ state, payment, sums }: Order): ReceiptKind | null {
  if (state === 'rejected' || state === 'cancelled') return null;
  // With test keys nobody has paid anything.
  if (payment.test) return 'orderSlip';
  const isPaid = isPaidOnline(payment) && payment.paidCents >= sums.payableCents;
  return isPaid || isPaidByVoucher(sums) ? 'invoice' : 'orderSlip';
}

export const needsRecipient = (totalCents: Cents): boolean => totalCents > SMALL_INVOICE_CENTS;

/** The tip to the staff is a gift, not a supply. */
export const suppliedCentsOf = ({ sums }: Order): Cents =>
  sums.groups.reduce((sum, { grossCents }) => sum + grossCents, 0);

export function receiptBodyOf(order: Order, shop: Shop, recipient: Recipient | null): ReceiptBody {
  const { sums } = order;
  const groups = [...sums.groups]
    .sort((a, b) => b.rate - a.rate)
    .map((group) => ({ ...group, mark: letterOf(group.rate) }));
  const markOf = (rates: number[]) =>
    groups.flatMap(({ rate, mark }) => (rates.includes(rate) ? mark : [])).join('/');
  const supplied = suppliedCentsOf(order);
  return {
    seller: sellerOf(shop),
    recipient,
    orderNumber: order.number,
    orderedAt: order.placedAt,
    suppliedOn: supplyDayOf(order),
    lines: linesOf(order, markOf),
    groups,
    totalCents: supplied,
    tipCents: sums.payableCents + sums.voucherCents - supplied,
    payment: isPaidByVoucher(sums) ? 'bezahlt mit Gutschein' : paymentWordsOf(order.payment.way),
    isSmallBusiness: isSmallBusiness(order),
    ...(sums.voucherCents > 0 && { voucherCents: sums.voucherCents }),
  };
}

export const sellerOf = (shop: Shop): Seller => ({
  name: shop.companyName || shop.name,
  street: shop.address.street,
  postalCode: shop.address.postalCode,
  city: shop.address.city,
  taxId: shop.taxId,
});

/** The day whose rates it carries. Orders of older versions know the wanted time alone. */
const supplyDayOf = ({ sums, wantedAt, placedAt }: Order): string =>
  sums.terms?.supplyDay ?? berlinClock(wantedAt ?? placedAt).date;

/** As it was when the order was priced: what the shop becomes later changes no paper of it. */
const isSmallBusiness = ({ sums: { terms, groups } }: Order): boolean =>
  terms ? terms.vatScheme === 'small' : groups.every(({ rate }) => rate === 0);

export const isPaidOnline = ({ way }: Pick<OrderPayment, 'way'>): boolean => isOnline(way);

/** As tills print them. */
export const letterOf = (rate: number): string => ({ 19: 'A', 7: 'B' })[rate] ?? 'C';

export const paymentWordsOf = (way: PaymentMethod): string => PAYMENT[way];

const PAYMENT: Record<PaymentMethod, string> = {
  cash: 'Zahlungswunsch: bar',
  cardOnSite: 'Zahlungswunsch: Karte',
  stripe: 'online bezahlt',
  paypal: 'bezahlt mit PayPal',
};

/** Dishes, their deposits, what was taken off, what was put on: the rows add up to the total. */
function linesOf({ lines, sums }: Order, markOf: (rates: number[]) => string): ReceiptLine[] {
  const taxed = (shares: RateShare[]) => markOf(shares.map(({ rate }) => rate));
  return [
    ...lines.flatMap((line) => dishRows(line, markOf)),
    ...sums.discounts.map(({ label, cents }) => ({ text: `Rabatt: ${label}`, cents: -cents, mark: '' })),
    ...sums.fees.map(({ kind, cents, split }) => ({ text: FEE_LABEL[kind], cents, mark: taxed(split) })),
    // A tip to the owner is turnover like any other; one to the staff stands below the total.
    { text: 'Trinkgeld', cents: sums.tipSplit.length > 0 ? sums.tipCents : 0, mark: taxed(sums.tipSplit) },
  ].filter(({ cents }) => cents !== 0);
}

function dishRows(line: OrderLine, markOf: (rates: number[]) => string): ReceiptLine[] {
  const { quantity, name, variantName, options, grossCents, depositCents, parts } = line;
  const extras = options.map((option) =>
    option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
  );
  const dish = [`${quantity} × ${name}`, variantName].filter(Boolean).join(' ');
  return [
    {
      text: [dish, ...extras].join(', '),
      cents: grossCents,
      mark: markOf(parts.map(({ rate }) => rate)),
    },
    { text: 'Pfand', cents: depositCents, mark: markOf(storedDepositsOf(line).map(({ rate }) => rate)) },
  ];
}
