import { neutral, type Phrase } from '../../shared/voice.rules.js';
import type { CancelReason, Order, RejectReason } from '../order/order.types.js';
import { CANCEL_LABEL, REJECT_LABEL } from '../order/order.view.js';

const CANCEL_EN: Record<CancelReason, string> = {
  notCollected: 'it was not collected',
  guestAsked: 'you asked for it',
  soldOut: 'something is sold out',
  notReached: 'nobody answered the door',
  unpaid: 'it was not paid',
  other: 'another reason',
};

export function cancelledWhy({ cancellation }: Order): Phrase[] {
  if (!cancellation) return [];
  const { reason, text } = cancellation;
  const more = text ? ` ${text}` : '';
  return [neutral(`Grund: ${CANCEL_LABEL[reason]}.${more}`, `Reason: ${CANCEL_EN[reason]}.${more}`)];
}

const REASON_EN: Record<RejectReason, string> = {
  tooBusy: 'too busy right now',
  soldOut: 'something is sold out',
  closing: 'we are closing soon',
  outOfReach: 'outside our delivery area',
  unreachable: 'we could not reach you',
  unanswered: 'the restaurant has not replied',
  other: 'another reason',
};

export function rejectedWhy({ rejection }: Order): Phrase {
  const reason = rejection ? `: ${REJECT_LABEL[rejection.reason]}` : '';
  const reasonEn = rejection ? `: ${REASON_EN[rejection.reason]}` : '';
  const more = rejection?.text ? ` ${rejection.text}` : '';
  return {
    du: `Das Restaurant kann deine Bestellung nicht annehmen${reason}.${more}`,
    sie: `Das Restaurant kann Ihre Bestellung nicht annehmen${reason}.${more}`,
    en: `The restaurant cannot accept your order${reasonEn}.${more}`,
  };
}
