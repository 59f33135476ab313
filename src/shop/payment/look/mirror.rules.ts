import { formatEuro } from '../../../shared/money.js';
import { isOver } from '../../order/order.rules.js';
import { stateOfSums } from '../../order/paying/money.rules.js';
import type { OrderPayment } from '../../order/paying/order-payment.types.js';
import { givenBack, type PaidOrder, stuckRefundOf } from '../payment.rules.js';
import type { Payment } from '../payment.types.js';
import { failureText } from '../payment-words.rules.js';

type Mirror = Pick<OrderPayment, 'paidCents' | 'refundedCents' | 'heldCents' | 'state' | 'note' | 'test'>;

const WAITING: readonly string[] = ['awaitPayment', 'placed'];

/** What an order shows of the payment that counts. */
export function mirrorOf(payment: Payment, order: PaidOrder): Mirror {
  const refundedCents = givenBack(payment.refunds.filter(({ state }) => state !== 'wanted'));
  const sums = { paidCents: payment.capturedCents, refundedCents };
  const base = { ...sums, heldCents: 0, ...(payment.test && { test: true }) };
  if (payment.capturedCents > 0) {
    const note = noteOfDispute(payment) || noteOfRefund(stuckRefundOf(payment, order));
    return { ...base, state: stateOfSums(sums), ...(note && { note }) };
  }
  const isGone = order.state === 'rejected' || order.state === 'cancelled';
  if (payment.state === 'voided' && isGone) return { ...base, state: 'refunded', note: 'Betrag freigegeben' };
  if (payment.state === 'pending')
    return { ...base, state: 'pending', ...(isGone && { note: 'kommt sie durch, geht sie zurück' }) };
  if (payment.state === 'authorised' && !payment.captureFailed) {
    const isLate = payment.failedTries > 0 && !WAITING.includes(order.state) && !isGone;
    return {
      ...base,
      state: 'authorised',
      heldCents: payment.amountCents,
      ...(isLate && { note: 'Einzug läuft noch' }),
    };
  }
  if (isGone || isOver(order.state)) return { ...base, state: 'open', note: failureText(payment.failure) };
  return { ...base, state: 'failed', note: failureText(payment.failure) };
}

const noteOfRefund = (cents: number): string =>
  cents > 0 ? `Erstattung über ${formatEuro(cents)} gelingt nicht` : '';

const noteOfDispute = ({ disputes }: Payment): string => {
  if (disputes.some(({ state }) => state === 'open')) return 'Rückbuchung angemeldet';
  if (disputes.some(({ state }) => state === 'lost')) return 'zurückgebucht';
  return disputes.some(({ state }) => state === 'inquiry') ? 'Rückfrage der Bank' : '';
};
