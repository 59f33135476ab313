import { expect, it } from '@jest/globals';
import type { CancelReason, Order } from '../order/order.types.js';
import { refusalOf, rejectedWhy } from './refusal-words.rules.js';

const cancelled = (reason: CancelReason, fulfilment: 'delivery' | 'pickup' | 'table', text = '') =>
  refusalOf({ rejection: null, cancellation: { reason, text }, fulfilment });

it.each([
  ['at a door', 'notReached', 'delivery', '', 'Niemand hat die Tür geöffnet.', 'Nobody answered the door.'],
  ['who collects', 'notReached', 'pickup', '', 'Wir haben dich nicht erreicht.', 'We could not reach you.'],
  ['their own wish', 'guestAsked', 'delivery', '', 'Du hast abgesagt.', 'You asked for it.'],
  ['what the desk wrote', 'other', 'pickup', 'Stromausfall.', 'Stromausfall.', 'Stromausfall.'],
] as const)('a guest reads what fits: %s', (_, reason, fulfilment, text, du, en) => {
  expect(cancelled(reason, fulfilment, text)).toMatchObject({ du, en });
});

it('reads no note of the desk where nobody answered the phone', () => {
  const rejection = { reason: 'unreachable', text: '' } as const;
  expect(refusalOf({ rejection, cancellation: null, fulfilment: 'delivery' })?.sie).toBe(
    'Wir haben Sie nicht erreicht.',
  );
});

it('names the restaurant once where it has not answered', () => {
  const { du, sie, en } = rejectedWhy({ rejection: { reason: 'unanswered', text: '' } } as Order);
  for (const words of [du, sie]) expect(words.match(/Das Restaurant/g)).toHaveLength(1);
  expect(en.match(/restaurant/gi)).toHaveLength(1);
});
