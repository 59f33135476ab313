import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { neutral, type Phrase } from '../../shared/voice.rules.js';
import type { OrderState } from '../../shop/order/order.types.js';
import { STATE_LABEL } from '../../shop/order/order.view.js';

const STATES_EN: Record<OrderState, string> = {
  awaitPayment: 'Awaiting payment',
  placed: 'Received',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready: 'Ready',
  underway: 'On its way',
  completed: 'Completed',
  rejected: 'Declined',
  cancelled: 'Cancelled',
};

/** A guest has something brought or fetches it; completed is a word of the desk. */
const DONE: Partial<Record<Fulfilment, Phrase>> = {
  delivery: neutral('Geliefert', 'Delivered'),
  pickup: neutral('Abgeholt', 'Picked up'),
};

export const stateOf = (state: OrderState, fulfilment: Fulfilment): Phrase =>
  (state === 'completed' && DONE[fulfilment]) || neutral(STATE_LABEL[state], STATES_EN[state]);

export const SENTENCES: Record<OrderState, Phrase> = {
  awaitPayment: {
    du: 'Wir warten noch auf deine Zahlung.',
    sie: 'Wir warten noch auf Ihre Zahlung.',
    en: 'We are still waiting for your payment.',
  },
  placed: {
    du: 'Wir haben deine Bestellung erhalten. Der Vertrag kommt zustande, sobald das Restaurant sie annimmt.',
    sie: 'Wir haben Ihre Bestellung erhalten. Der Vertrag kommt zustande, sobald das Restaurant sie annimmt.',
    en: 'We have received your order. The contract is concluded as soon as the restaurant accepts it.',
  },
  accepted: {
    du: 'Das Restaurant hat deine Bestellung angenommen.',
    sie: 'Das Restaurant hat Ihre Bestellung angenommen.',
    en: 'The restaurant has accepted your order.',
  },
  preparing: {
    du: 'Deine Bestellung wird gerade zubereitet.',
    sie: 'Ihre Bestellung wird gerade zubereitet.',
    en: 'Your order is being prepared.',
  },
  ready: {
    du: 'Deine Bestellung ist fertig.',
    sie: 'Ihre Bestellung ist fertig.',
    en: 'Your order is ready.',
  },
  underway: {
    du: 'Deine Bestellung ist unterwegs zu dir.',
    sie: 'Ihre Bestellung ist unterwegs zu Ihnen.',
    en: 'Your order is on its way to you.',
  },
  completed: neutral('Guten Appetit!', 'Enjoy your meal!'),
  rejected: {
    du: 'Das Restaurant kann deine Bestellung leider nicht annehmen.',
    sie: 'Das Restaurant kann Ihre Bestellung leider nicht annehmen.',
    en: 'Sorry, the restaurant cannot accept your order.',
  },
  cancelled: neutral('Diese Bestellung wurde storniert.', 'This order was cancelled.'),
};

/** How many doors come before the guest's. */
export function stopsSentence(before: number): Phrase {
  if (before === 0)
    return { du: 'Du bist als Nächstes dran.', sie: 'Sie sind als Nächstes dran.', en: 'You are next.' };
  const stops = before === 1 ? 'Noch 1 Halt' : `Noch ${before} Halte`;
  return {
    du: `${stops} vor dir.`,
    sie: `${stops} vor Ihnen.`,
    en: before === 1 ? '1 stop before yours.' : `${before} stops before yours.`,
  };
}

export const UNPAID: Phrase = neutral(
  'Die Zeit zum Bezahlen ist abgelaufen. Die Bestellung ist nicht beim Restaurant angekommen.',
  'The time to pay has run out. The order has not reached the restaurant.',
);
