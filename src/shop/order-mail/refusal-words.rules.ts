import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { neutral, type Phrase } from '../../shared/voice.rules.js';
import type { CancelReason, Order, RejectReason } from '../order/order.types.js';
import { CANCEL_LABEL, REJECT_LABEL } from '../order/order.view.js';

const CANCEL_EN: Record<Exclude<CancelReason, 'guestAsked'>, string> = {
  notCollected: 'It was not collected',
  soldOut: 'Something is sold out',
  notReached: 'Nobody answered the door',
  unpaid: 'It was not paid',
  other: 'Another reason',
};

const REJECT_EN: Record<RejectReason, string> = {
  tooBusy: 'Too busy right now',
  soldOut: 'Something is sold out',
  closing: 'We are closing soon',
  outOfReach: 'Outside our delivery area',
  unreachable: 'We could not reach you',
  unanswered: 'The restaurant has not replied',
  other: 'Another reason',
};

const NOT_REACHED: Phrase = {
  du: 'Wir haben dich nicht erreicht',
  sie: 'Wir haben Sie nicht erreicht',
  en: 'We could not reach you',
};

/** What the desk wrote to the guest says more than "another reason". */
const said = ({ reason, text }: { reason: string; text: string }, words: Phrase): Phrase => {
  const all = (why: string) => [reason === 'other' && text ? '' : `${why}.`, text].filter(Boolean).join(' ');
  return { du: all(words.du), sie: all(words.sie), en: all(words.en) };
};

type Refused = Pick<Order, 'rejection' | 'cancellation' | 'fulfilment'>;

/** Whole sentences for the guest; null for an order that nobody has refused. */
export function refusalOf({ rejection, cancellation, fulfilment }: Refused): Phrase | null {
  if (rejection?.reason === 'unreachable') return said(rejection, NOT_REACHED);
  if (rejection) return said(rejection, neutral(REJECT_LABEL[rejection.reason], REJECT_EN[rejection.reason]));
  if (!cancellation) return null;
  return said(cancellation, cancelWords(cancellation.reason, fulfilment));
}

function cancelWords(reason: CancelReason, fulfilment: Fulfilment): Phrase {
  if (reason === 'guestAsked')
    return { du: 'Du hast abgesagt', sie: 'Sie haben abgesagt', en: 'You asked for it' };
  // Only who brings something stands at a door.
  if (reason === 'notReached' && fulfilment !== 'delivery') return NOT_REACHED;
  return neutral(CANCEL_LABEL[reason], CANCEL_EN[reason]);
}

export function cancelledWhy(order: Order): Phrase[] {
  const why = refusalOf(order);
  return why ? [{ du: `Grund: ${why.du}`, sie: `Grund: ${why.sie}`, en: `Reason: ${why.en}` }] : [];
}

export function rejectedWhy(order: Order): Phrase {
  if (order.rejection?.reason === 'unanswered') return UNANSWERED;
  const why = refusalOf(order);
  const because = why ? { du: `: ${why.du}`, sie: `: ${why.sie}`, en: `: ${why.en}` } : END;
  return {
    du: `Das Restaurant kann deine Bestellung nicht annehmen${because.du}`,
    sie: `Das Restaurant kann Ihre Bestellung nicht annehmen${because.sie}`,
    en: `The restaurant cannot accept your order${because.en}`,
  };
}

/** One sentence: "cannot accept: has not replied" would name the restaurant twice. */
export const UNANSWERED: Phrase = {
  du: 'Das Restaurant hat auf deine Bestellung nicht geantwortet. Damit ist sie abgelehnt.',
  sie: 'Das Restaurant hat auf Ihre Bestellung nicht geantwortet. Damit ist sie abgelehnt.',
  en: 'The restaurant has not replied to your order, so it will not be prepared.',
};

const END = neutral('.', '.');
