import { describe, expect, it } from '@jest/globals';
import { anArea } from '../delivery/delivery.vectors.js';
import { newShop } from '../restaurant/new-shop.rules.js';
import { planNeededBy, withinPlan } from './plan-settings.rules.js';

const { settings } = newShop({ id: 's', slug: 's', name: 'S', userId: 'u', now: new Date(0) });
const byCode = anArea({ id: 'code', match: { type: 'plz', codes: ['10969'] } });
const measured = anArea({ id: 'circle', match: { type: 'radius', center: [13, 52], km: 3 } });
const card = { method: 'stripe', fulfilments: ['pickup'], minCents: null, maxCents: null } as const;
const cash = { method: 'cash', fulfilments: ['pickup'], minCents: null, maxCents: null } as const;
const all = { ...settings, preorder: true, deliveryAreas: [byCode, measured] };

describe('settings within a plan', () => {
  it.each<[number | null, string[], boolean]>([
    [null, [], false],
    [1, [], false],
    [2, ['code'], true],
    [3, ['code', 'circle'], true],
    [7, [], false],
  ])('level %p delivers to %j, ahead: %p', (level, areas, preorder) => {
    const left = withinPlan(all, level === null ? null : { level });
    expect([left.deliveryAreas.map(({ id }) => id), left.preorder]).toEqual([areas, preorder]);
  });

  it.each<[number, string[]]>([
    [1, ['cash']],
    [2, ['cash', 'stripe']],
  ])('level %p pays with %j', (level, methods) => {
    const payWays = [cash, card].map((way) => ({ ...way, fulfilments: [...way.fulfilments] }));
    const left = withinPlan({ ...settings, payWays }, { level });
    expect(left.payWays?.map(({ method }) => method)).toEqual(methods);
  });

  it('are untouched where the plan has everything', () => {
    expect(withinPlan(all, { level: 3 })).toBe(all);
  });
});

describe('a change asks for a plan', () => {
  it.each<[string, number | null, Parameters<typeof planNeededBy>[1], number]>([
    ['when an area is added', 2, { deliveryAreas: [byCode] }, 1],
    ['when a circle is added', 3, { deliveryAreas: [byCode, measured] }, 2],
    ['not when the plan has it', null, { deliveryAreas: [byCode, measured] }, 3],
    ['not for an area that is switched off', null, { deliveryAreas: [{ ...byCode, active: false }] }, 1],
    ['when guests may order ahead', 2, { preorder: true }, 1],
    ['when guests may pay online', 2, { payWays: [{ ...card, fulfilments: ['pickup'] }] }, 1],
    ['not for money at the door', null, { payWays: [{ ...cash, fulfilments: ['pickup'] }] }, 1],
    ['not for a way nobody is offered', null, { payWays: [{ ...card, fulfilments: [] }] }, 1],
    ['not for anything else', null, {}, 1],
  ])('%s', (_, needed, change, level) => {
    expect(planNeededBy(settings, change, { level })).toBe(needed);
  });

  it('not for what stood there before the plan became smaller', () => {
    const cheaper = { deliveryAreas: [{ ...byCode, feeCents: 0 }, measured], preorder: true };
    expect(planNeededBy(all, cheaper, { level: 1 })).toBeNull();
    const redrawn = { deliveryAreas: [{ ...byCode, match: measured.match }] };
    expect(planNeededBy(all, redrawn, { level: 2 })).toBe(3);
  });
});
