import { expect, it } from '@jest/globals';
import type { Voice } from '../../shared/voice.types.js';
import type { Order } from '../../shop/order/order.types.js';
import { guestTableOf } from './guest-table.rules.js';

const DU: Voice = { language: 'de', salutation: 'du' };
const order = (over: object): Order =>
  ({
    id: 'o1',
    state: 'placed',
    fulfilment: 'table',
    placedAt: new Date('2026-11-20T18:00:00Z'),
    table: { guestId: 'mia', shared: false, tabId: 't' },
    contact: { name: 'Mia' },
    lines: [],
    sums: { payableCents: 690 },
    payment: { way: 'cash', paidCents: 0, refundedCents: 0 },
    rejection: null,
    events: [],
    ...over,
  }) as unknown as Order;
const whyOf = (over: object, voice = DU) =>
  guestTableOf({
    table: { number: '7' },
    room: { name: 'Gastraum', ordering: true },
    parts: [],
    guest: { id: 'mia', name: 'Mia' } as never,
    orders: [order(over)],
    shop: { settings: { payWays: [] } } as never,
    now: new Date('2026-11-20T18:05:00Z'),
    voice,
    receiptOf: () => '',
  }).rounds[0]?.why;

it('says to the table why a round does not come, with what the desk wrote', () => {
  const rejection = { reason: 'soldOut', text: 'Die Bruschetta ist aus.' };
  expect(whyOf({ state: 'rejected', rejection })).toContain('Etwas ist ausverkauft. Die Bruschetta ist aus.');
  expect(whyOf({ state: 'rejected', rejection: { reason: 'unanswered', text: '' } })).toBe(
    'Das Restaurant hat auf deine Bestellung nicht geantwortet. Damit ist sie abgelehnt.',
  );
  expect(whyOf({ state: 'rejected', rejection }, { ...DU, language: 'en' })).toContain(
    'Something is sold out.',
  );
});

it('says nothing of a round that comes, or that its guest took back', () => {
  expect(whyOf({})).toBe('');
  const cancelled = (by: string) => ({
    state: 'cancelled',
    cancellation: { reason: 'other', text: '' },
    events: [{ kind: 'moved', to: 'cancelled', by, seq: 1 }],
  });
  expect(whyOf(cancelled('guest'))).toBe('');
  expect(whyOf(cancelled('Lucia'))).toContain('storniert');
});
