import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { menuFromDraft } from '../menu/draft/menu-draft.rules.js';
import { menuFrom } from '../menu/menu.rules.js';
import { priceOf } from '../pricing/pricing.rules.js';
import { TRATTORIA } from './basket.fixture.js';
import { resolveBasket } from './basket.rules.js';
import type { DraftLine } from './basket.types.js';
import { halvesPriceOf } from './basket-line.rules.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const drafted = menuFromDraft(TRATTORIA, { shopId: 's', now: NOON, idFor: String });
const menu = menuFrom('s', drafted.categories, drafted.products, drafted.optionGroups);
const id = (name: string) => drafted.products.find((product) => product.name === name)?.id ?? '';

const pizza = fc.constantFrom(id('Margherita'), id('Salami'));
const size = fc.constantFrom('v1', 'v2');
const extras = fc.record({ o1: fc.nat({ max: 2 }), o2: fc.nat({ max: 2 }) }).map((chosen) =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([optionId, quantity]) => ({ groupId: 'group/extras', optionId, quantity })),
);
const answers = (chosen: Record<string, string>): DraftLine['options'] =>
  Object.entries(chosen).map(([groupId, optionId]) => ({ groupId, optionId, quantity: 1 }));

const dish = fc.oneof(
  fc.record({ productId: pizza, variantId: size, options: extras }),
  fc.record({
    productId: fc.constant(id('Cola')),
    variantId: fc.constant(null),
    options: fc.constant<DraftLine['options']>([]),
  }),
  fc.record({ first: pizza, second: pizza, variantId: size, more: extras }).map((half) => ({
    productId: id('Halb und halb'),
    variantId: half.variantId,
    options: [...answers({ first: half.first, second: half.second }), ...half.more],
  })),
  fc
    .record({ c1: fc.constantFrom('c1-1', 'c1-2'), c2: fc.constantFrom('c2-1', 'c2-2'), more: extras })
    .map(({ more, ...courses }) => ({
      productId: id('Pizza + Getränk'),
      variantId: null,
      options: [...answers(courses), ...more],
    })),
);
const basket = fc.array(
  fc.tuple(dish, fc.integer({ min: 1, max: 5 })).map(([line, quantity]) => ({ ...line, quantity, note: '' })),
  { minLength: 1, maxLength: 6 },
);
const way = fc.constantFrom(...FULFILMENTS);

const resolve = (
  lines: DraftLine[],
  fulfilment: (typeof FULFILMENTS)[number],
  left = new Map<string, number>(),
) => resolveBasket(lines, menu, { fulfilment, at: NOON, left });
const priced = (lines: DraftLine[], fulfilment: (typeof FULFILMENTS)[number]) =>
  priceOf({
    fulfilment,
    supplyDay: '2026-11-20',
    vatScheme: 'regular',
    lines: resolve(lines, fulfilment).lines,
    discounts: [],
    delivery: null,
    extraFees: [],
    tip: { cents: 0, recipient: 'staff' },
    voucherCents: 0,
  });

describe('any basket of dishes, halves and combos', () => {
  it('costs the sum of its lines, and every line the sum of its parts', () => {
    fc.assert(
      fc.property(basket, way, (lines, fulfilment) => {
        const sums = priced(lines, fulfilment);
        const total = sums.lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(sums.goodsCents).toBe(total);
        for (const line of sums.lines) {
          expect(line.parts.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(line.grossCents);
        }
        const fees = sums.fees.reduce((sum, { cents }) => sum + cents, 0);
        expect(sums.payableCents).toBe(total + fees + sums.depositCents);
        expect(sums.groups.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(sums.payableCents);
      }),
    );
  });

  it('costs the same in whatever order it was filled and its questions were answered', () => {
    fc.assert(
      fc.property(basket, way, (lines, fulfilment) => {
        const turned = [...lines]
          .reverse()
          .map((line) => ({ ...line, options: [...line.options].reverse() }));
        const { payableCents, groups } = priced(lines, fulfilment);
        expect(priced(turned, fulfilment)).toMatchObject({ payableCents, groups });
      }),
    );
  });

  it('never gives more of a combo to drinks than they cost alone, surcharges aside', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('c1-1', 'c1-2'),
        fc.integer({ min: 1, max: 9 }),
        way,
        (c1, quantity, fulfilment) => {
          const line = {
            productId: id('Pizza + Getränk'),
            variantId: null,
            options: answers({ c1, c2: 'c2-1' }),
            quantity,
            note: '',
          };
          const drinks = priced([line], fulfilment).lines[0]?.parts.find(({ rate }) => rate === 19);
          expect(drinks?.grossCents).toBeLessThanOrEqual(quantity * 320);
        },
      ),
    );
  });

  it('is short of stock whatever line comes first, and never when there is enough', () => {
    fc.assert(
      fc.property(basket, fc.nat({ max: 12 }), (lines, colas) => {
        const counted = structuredClone(menu);
        for (const product of counted.categories.flatMap(({ products }) => products))
          if (product.name === 'Cola') product.stock = { kind: 'pieces' };
        const ask = (of: DraftLine[]) =>
          resolveBasket(of, counted, {
            fulfilment: 'pickup',
            at: NOON,
            left: new Map([[id('Cola'), colas]]),
          });
        const { takes, faults } = ask(lines);
        const wanted = lines
          .filter(
            ({ productId, options }) =>
              productId === id('Cola') || options.some(({ optionId }) => optionId === 'c2-1'),
          )
          .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(faults.length > 0).toBe(wanted > colas);
        expect(ask([...lines].reverse()).faults.length > 0).toBe(faults.length > 0);
        if (faults.length === 0) expect(takes.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(wanted);
      }),
    );
  });
});

describe('two halves', () => {
  const prices = fc.tuple(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }));

  it('are never cheaper than the cheaper one nor dearer than the dearer', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom('dearer' as const, 'mean' as const), (both, price) => {
        const cents = halvesPriceOf(both, price);
        expect(cents).toBeGreaterThanOrEqual(Math.min(...both));
        expect(cents).toBeLessThanOrEqual(Math.max(...both));
        expect(halvesPriceOf([...both].reverse(), price)).toBe(cents);
      }),
    );
  });
});
