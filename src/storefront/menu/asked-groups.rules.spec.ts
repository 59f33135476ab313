import { expect, it } from '@jest/globals';
import { TRATTORIA } from '../../shop/basket/basket.fixture.js';
import { menuFromDraft } from '../../shop/menu/draft/menu-draft.rules.js';
import { menuFrom } from '../../shop/menu/menu.rules.js';
import { menuViewOf } from './menu-page.rules.js';

const NOW = new Date('2026-11-20T11:00:00Z');
const { products, categories, optionGroups } = menuFromDraft(TRATTORIA, {
  shopId: 's',
  now: NOW,
  idFor: String,
});

it('guests get the groups that dishes ask for, and no other', () => {
  const asked = new Set(products.flatMap(({ optionGroupIds }) => optionGroupIds));
  const leftOver = { ...optionGroups[0]!, id: 'left over' };
  const { groups } = menuViewOf(menuFrom('s', categories, products, [...optionGroups, leftOver]), NOW);
  expect(asked.size).toBeGreaterThan(0);
  expect(groups.map(({ id }) => id).sort()).toEqual([...asked].sort());
});
