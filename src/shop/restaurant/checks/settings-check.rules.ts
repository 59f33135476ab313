import type { FieldProblem } from '../../../shared/field-problem.js';
import { areasProblems } from '../../delivery/delivery-check.rules.js';
import { openingProblems } from '../../opening-hours/opening-check.rules.js';
import { offerProblemOf } from '../paying/payable.rules.js';
import type { Shop, ShopSettings } from '../shop.types.js';
import type { ShopChanges } from '../shop-changes.types.js';
import { ladderProblems } from './ladder-check.rules.js';

/** What could not be saved, judged by what the settings would be afterwards. */
export function problemsOf(
  shop: Pick<Shop, 'settings' | 'paypal' | 'stripe'>,
  { settings, paypal, stripe }: ShopChanges,
): FieldProblem[] {
  if (!settings) return [];
  const { settings: before } = shop;
  const offer = offerProblemOf(shop, { payWays: settings.payWays, paypal, stripe });
  const after: ShopSettings = {
    ...before,
    ...settings,
    shopTimes: { ...before.shopTimes, ...settings.shopTimes },
    leadMinutes: { ...before.leadMinutes, ...settings.leadMinutes },
  };
  return [
    ...openingProblems(after),
    ...areasProblems(after.deliveryAreas, after.deliveryAreaRules),
    ...ladderProblems(after.ladder),
    ...(offer ? [{ field: 'payWays', message: offer }] : []),
  ].map(({ field, message }) => ({ field: `settings.${field}`, message }));
}
