import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderState } from '../../order/order.types.js';
import {
  counts,
  isForgotten,
  moodOf,
  partsOf,
  rootOf,
  sharesOf,
  sumsOf,
  type TabOrder,
  tabAt,
} from './tab.rules.js';
import type { Tab, TabState } from './tab.types.js';

const AT = new Date('2026-11-24T18:00:00Z');
const STATES: OrderState[] = [
  'awaitPayment',
  'placed',
  'accepted',
  'ready',
  'completed',
  'rejected',
  'cancelled',
];
const guests = ['g0', 'g1', 'g2', 'g3'].map((id) => ({ id, name: id }));

const anOrder = (over: Partial<TabOrder> = {}): TabOrder => ({
  id: 'o',
  state: 'accepted',
  tabId: 't0',
  guestId: 'g0',
  guestName: 'Mia',
  shared: false,
  payableCents: 1_000,
  paidCents: 0,
  drinks: false,
  placedAt: AT,
  ...over,
});
const order = fc.record({
  state: fc.constantFrom(...STATES),
  tabId: fc.constantFrom('t0', 't1', 't2', 't3', 't4'),
  guestId: fc.constantFrom('g0', 'g1', 'g2', 'g3', 'left'),
  shared: fc.boolean(),
  payableCents: fc.nat(50_000),
  paidCents: fc.nat(50_000),
});
const orders = fc.array(
  order.map((over) => anOrder(over)),
  { maxLength: 30 },
);

describe('the sum of a tab', () => {
  it('is what its guests owe together, to the cent, whoever ordered for all', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const shares = sharesOf(all, guests);
        const { openCents, totalCents, paidCents } = sumsOf(all);
        expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(openCents);
        expect(openCents + paidCents).toBe(totalCents);
        for (const { cents } of shares) expect(cents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the order of rounds and guests', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const turned = sharesOf([...all].reverse(), [...guests].reverse());
        const cents = (shares: typeof turned) => shares.map((share) => [share.guestId, share.cents]);
        expect(cents(turned)).toEqual(cents(sharesOf(all, guests)));
      }),
    );
  });

  it('splits what is for all so that nobody pays two cents more than another', () => {
    const forAll = [anOrder({ shared: true, payableCents: 1_001 })];
    expect(sharesOf(forAll, guests).map(({ cents }) => cents)).toEqual([251, 250, 250, 250]);
  });

  it('leaves out what was rejected, cancelled or never paid for', () => {
    const none = ['rejected', 'cancelled', 'awaitPayment'] as const;
    expect(sumsOf(none.map((state) => anOrder({ state }))).totalCents).toBe(0);
    expect(counts({ state: 'completed' })).toBe(true);
  });
});

type Small = Pick<Tab, 'id' | 'state' | 'mergedInto' | 'tableId'>;
const act = fc.tuple(fc.constantFrom('merge', 'move'), fc.nat(4), fc.nat(9));

/** As the desk does it: only open tabs merge into open ones, and only to free tables they move. */
function played(acts: readonly [string, number, number][]): Small[] {
  const tabs: Small[] = [0, 1, 2, 3, 4].map((n) => ({
    id: `t${n}`,
    tableId: `table${n}`,
    state: 'open' as TabState,
    mergedInto: null,
  }));
  for (const [what, from, to] of acts) {
    const tab = tabs[from]!;
    const other = tabs[to % tabs.length]!;
    if (tab.state !== 'open') continue;
    if (what === 'merge' && other.state === 'open' && other !== tab)
      Object.assign(tab, { state: 'merged', mergedInto: other.id });
    if (what === 'move' && !tabAt(tabs, `table${to}`)) tab.tableId = `table${to}`;
  }
  return tabs;
}

describe('merging and moving', () => {
  it('lose nothing: every round belongs to exactly one tab that is open, and the sums stay', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), orders, (acts, all) => {
        const tabs = played(acts);
        const roots = tabs.filter(({ state }) => state === 'open');
        const parts = roots.map(({ id }) => partsOf(tabs, id).map((part) => part.id));
        expect(parts.flat().sort()).toEqual(tabs.map(({ id }) => id).sort());
        const sums = parts.map((ids) => sumsOf(all.filter(({ tabId }) => ids.includes(tabId))).totalCents);
        expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(sumsOf(all).totalCents);
        expect(new Set(roots.map(({ tableId }) => tableId)).size).toBe(roots.length);
      }),
    );
  });

  it('end nowhere for a circle that can never be', () => {
    const circle = ['a', 'b'].map((id, i) => ({
      id,
      state: 'merged' as TabState,
      mergedInto: ['b', 'a'][i]!,
      tableId: id,
    }));
    expect(rootOf(circle, 'a')).toBeNull();
    expect(tabAt(circle, 'a')).toBeNull();
  });
});

describe('how a table stands', () => {
  const tab = { openedAt: AT, seatedAt: AT, calls: [] };
  const call = { id: 'c', how: null, guestId: 'g0', at: AT, answeredAt: null, answeredBy: '' };
  it.each<[string, Parameters<typeof moodOf>[0], Partial<TabOrder>[]]>([
    ['free', null, []],
    ['seated', tab, []],
    ['new', tab, [{ state: 'completed' }, { state: 'placed' }]],
    ['drinks', tab, [{ drinks: true }, {}]],
    ['ordered', tab, [{}, { state: 'ready', drinks: true }]],
    ['served', tab, [{ state: 'completed' }]],
    ['pays', { ...tab, calls: [{ ...call, kind: 'pay' }] }, [{}]],
    [
      'calls',
      {
        ...tab,
        calls: [
          { ...call, kind: 'pay' },
          { ...call, kind: 'waiter' },
        ],
      },
      [{}],
    ],
    ['seated', { ...tab, calls: [{ ...call, kind: 'waiter', answeredAt: AT }] }, [{ state: 'cancelled' }]],
  ])('is %s', (state, of, all) => {
    expect(moodOf(of, all.map(anOrder)).state).toBe(state);
  });

  it('is forgotten after a night', () => {
    const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
    expect([isForgotten(tab, later(8)), isForgotten(tab, later(17))]).toEqual([false, true]);
  });
});
