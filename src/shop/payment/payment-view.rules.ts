import type { PaymentService } from '../../platform/pay/pay.types.js';
import type { Order } from '../order/order.types.js';
import { moneyOf } from '../order/paying/money.rules.js';
import { givenBack, keptOf } from './payment.rules.js';
import type { Payment, Refund } from './payment.types.js';

import type { OrderMoneyView, PaymentView, RefundableLine, RefundView } from './payment.view.js';
import { PAYMENT_STATE_LABEL, SERVICE_LABEL } from './payment-words.rules.js';

/** `accounts`: whose keys stand in the shop now; null where it has none. */
export function orderMoneyOf(
  order: Order,
  payments: readonly Payment[],
  accounts: Record<PaymentService, string | null>,
  purse: OrderMoneyView['voucher'],
): OrderMoneyView {
  const counts = payments.find(({ id }) => id === order.payment.paymentId);
  return {
    orderId: order.id,
    number: order.number,
    money: moneyOf(order),
    payableCents: order.sums.payableCents,
    paidCents: order.payment.paidCents,
    // What is on its way counts: whoever gives back more is to know of it.
    refundedCents: (counts ? givenBack(counts.refunds) : order.payment.refundedCents) + purse.backCents,
    refundableCents: (counts ? Math.max(0, keptOf(counts)) : 0) + purse.leftCents,
    voucher: purse,
    lines: order.lines.map(lineOf),
    payments: payments.map((payment) => ({
      ...paymentViewOf(payment, payment === counts),
      elsewhere: elsewhereOf(payment, accounts[payment.service]),
    })),
  };
}

const lineOf = ({
  id,
  name,
  variantName,
  quantity,
  grossCents,
  discountCents,
  depositCents,
}: Order['lines'][number]): RefundableLine => ({
  lineId: id,
  name: [name, variantName].filter(Boolean).join(' '),
  quantity,
  grossCents: grossCents - discountCents + depositCents,
});

export const paymentViewOf = (payment: Payment, counts: boolean): Omit<PaymentView, 'elsewhere'> => ({
  id: payment.id,
  service: payment.service,
  serviceLabel: SERVICE_LABEL[payment.service],
  chargeId: payment.chargeId,
  state: payment.state,
  stateText: PAYMENT_STATE_LABEL[payment.state],
  means: payment.means,
  amountCents: payment.amountCents,
  capturedCents: payment.capturedCents,
  test: payment.test,
  counts,
  createdAt: payment.createdAt.toISOString(),
  refunds: payment.refunds.map(refundViewOf),
  disputes: payment.disputes.map(({ id, cents, state }) => ({ id, cents, state })),
  log: payment.log.map(({ at, by, text }) => ({ at: at.toISOString(), by, text })),
});

/** Keys may have been renewed within the same account, so a refund is still tried where there are any. */
function elsewhereOf({ service, account, capturedCents }: Payment, now: string | null): string {
  const label = SERVICE_LABEL[service];
  if (capturedCents === 0 || (now !== null && (account ?? now) === now)) return '';
  return now === null
    ? `Die Schlüssel von ${label} stehen hier nicht mehr: Erstatten geht nur direkt bei ${label}.`
    : `Mit früheren Schlüsseln bezahlt. Gehören die jetzigen zu einem anderen Konto, geht Erstatten nur direkt bei ${label}.`;
}

const REFUND_STATE: Record<Refund['state'], string> = {
  wanted: 'veranlasst',
  pending: 'unterwegs',
  done: 'erstattet',
  failed: 'gescheitert',
};

const refundViewOf = ({ id, kind, cents, split, reason, by, at, state }: Refund): RefundView => ({
  id,
  kind,
  cents,
  split,
  reason,
  by,
  at: at.toISOString(),
  state,
  stateText: REFUND_STATE[state],
});
