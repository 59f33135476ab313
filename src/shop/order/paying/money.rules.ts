import { formatEuro } from '../../../shared/money.js';
import type { PaymentMethod } from '../../basket/basket.types.js';
import type { MoneyView } from '../order.view.js';
import type { OrderPayment, PayState } from './order-payment.types.js';

const ON_SITE: Partial<Record<PaymentMethod, string>> = { cash: 'bar', cardOnSite: 'Karte vor Ort' };

const WORDS: Record<PayState, string> = {
  open: 'noch nicht bezahlt',
  authorised: 'reserviert',
  pending: 'Die Bank prüft die Zahlung noch',
  paid: 'bezahlt',
  failed: 'Zahlung geplatzt',
  refunded: 'erstattet',
  partly: 'teilweise erstattet',
};

/** With these a note says what is still to come. */
const UNSETTLED: readonly OrderPayment['state'][] = ['authorised', 'paid', 'partly'];

type Shown = Pick<OrderPayment, 'way' | 'state' | 'note' | 'test' | 'cashCents'>;

/** How it stands with the money of an order, for every card. */
export const moneyOf = ({ payment }: { payment: Shown }): MoneyView => ({
  state: payment.state ?? 'open',
  words: wordsOf(payment),
  unsettled: payment.note !== undefined && UNSETTLED.includes(payment.state),
  test: payment.test ?? false,
});

function wordsOf({ way, state = 'open', note, cashCents }: Shown): string {
  const checks = state === 'pending' && way === 'paypal' ? 'PayPal prüft die Zahlung noch' : null;
  const onSite = state === 'open' ? ON_SITE[way] : undefined;
  const cash = onSite && cashCents ? `zahlt mit ${formatEuro(cashCents)}` : '';
  return [[onSite ?? checks ?? WORDS[state], note].filter(Boolean).join(': '), cash]
    .filter(Boolean)
    .join(', ');
}

/** The state that follows from the sums, once money has been taken. */
export function stateOfSums({
  paidCents,
  refundedCents,
}: Pick<OrderPayment, 'paidCents' | 'refundedCents'>): PayState {
  if (refundedCents <= 0) return 'paid';
  return refundedCents >= paidCents ? 'refunded' : 'partly';
}
