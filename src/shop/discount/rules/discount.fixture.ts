import { priceLine } from '../../pricing/line.rules.js';
import type { PricingLine } from '../../pricing/pricing.types.js';
import { aLine } from '../../pricing/pricing.vectors.js';
import type { DiscountConditions, DiscountEffect, DiscountRule } from '../discount.types.js';
import type { DiscountBasket } from './best.rules.js';
import type { DiscountMoment } from './condition.rules.js';
import type { DiscountLine } from './piece.rules.js';
import { EVERYTHING } from './scope.rules.js';

export const NO_CONDITIONS: DiscountConditions = {
  minimumCents: 0,
  fulfilments: [],
  validFrom: null,
  validUntil: null,
  hours: null,
  clock: 'order',
  firstOrder: false,
  awayWeeks: null,
};

export const aRule = (effect: DiscountEffect, over: Partial<DiscountRule> = {}): DiscountRule => ({
  id: effect.kind,
  kind: 'code',
  label: effect.kind,
  effect,
  scope: EVERYTHING,
  conditions: NO_CONDITIONS,
  combinable: true,
  priority: 0,
  ...over,
});

export const dishLine = (over: Partial<PricingLine> & { categoryId?: string }): DiscountLine => ({
  ...priceLine(aLine(over), { fulfilment: 'pickup', supplyDay: '2026-11-20', vatScheme: 'regular' }),
  categoryId: over.categoryId ?? 'pizza',
});

export const discountBasket = (lines: DiscountLine[], deliveryCents = 0): DiscountBasket => ({
  lines,
  menu: lines.map(({ productId, categoryId }) => ({ productId, categoryId })),
  deliveryCents,
});

export const aMoment = (over: Partial<DiscountMoment> = {}): DiscountMoment => ({
  now: new Date('2026-11-20T17:00:00Z'),
  handoverAt: new Date('2026-11-20T18:00:00Z'),
  fulfilment: 'delivery',
  minimumBaseCents: 5_000,
  guest: null,
  ...over,
});
