import { describe, expect, it } from '@jest/globals';
import { menuDemo } from '../../../src/demo/menu.demo';
import { resolveBasket } from '../../../src/shop/basket/basket.rules';
import type { DraftLine } from '../../../src/shop/basket/basket.types';
import { menuFromDraft } from '../../../src/shop/menu/draft/menu-draft.rules';
import { menuFrom } from '../../../src/shop/menu/menu.rules';
import { priceLine } from '../../../src/shop/pricing/line.rules';
import { menuViewOf } from '../../../src/storefront/menu/menu-page.rules';
import { lineViewOf } from '../../../src/storefront/order/line-view.rules';
import { reorderOf } from './reorder';

const now = new Date('2026-11-20T11:00:00Z');
const { categories, products, optionGroups } = menuFromDraft(menuDemo, { shopId: 's', now, idFor: String });
const menu = menuFrom('s', categories, products, optionGroups);
const view = menuViewOf(menu, now);

/** The line as a guest reads it on the page of their order. */
function orderedLine(line: DraftLine) {
  const handover = { fulfilment: 'pickup' as const, at: now, left: new Map<string, number>() };
  const { lines, faults } = resolveBasket([line], menu, handover);
  expect(faults).toEqual([]);
  const terms = { fulfilment: 'pickup' as const, supplyDay: '2026-11-20', vatScheme: 'regular' as const };
  const [found] = lines;
  const declared = { codes: [], complete: true };
  return lineViewOf({ ...priceLine(found!, terms), ...found!, declared }, 'de');
}

describe('ordering a dish of the demo restaurant once more', () => {
  const dishes = products
    .filter(({ soldOut }) => !soldOut)
    .map((product) => [product.name, product] as const);

  it('knows groups that number their options alike', () => {
    const ids = optionGroups.flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBeLessThan(ids.length);
  });

  it.each(dishes)('%s: brings the same answers to the same questions', (_, product) => {
    const answers = [
      ...(product.combo?.courses ?? []).map(({ id, choices }) => ({
        groupId: id,
        optionId: choices.at(-1)!.id,
      })),
      ...(product.halves ? ['first', 'second'] : []).map((groupId) => ({
        groupId,
        optionId: product.halves!.productIds.at(groupId === 'first' ? 0 : -1)!,
      })),
      ...product.optionGroupIds.map((groupId) => {
        const group = optionGroups.find(({ id }) => id === groupId)!;
        return { groupId, optionId: group.options.at(Math.min(1, group.options.length - 1))!.id };
      }),
    ];
    const line = {
      productId: product.id,
      variantId: product.variants.at(-1)!.id,
      options: answers.map((answer) => ({ ...answer, quantity: 1 })),
      quantity: 2,
      note: 'bitte heiß',
    };
    expect(reorderOf([orderedLine(line)], view)).toMatchObject({ lines: [line], gone: [] });
  });
});
