import { describe, expect, it } from '@jest/globals';
import type { MenuView } from '../../../src/storefront/menu.view';
import type { QuoteLineView } from '../../../src/storefront/quote.view';
import { reorderOf } from './reorder';

const line = (over: Partial<QuoteLineView> = {}): QuoteLineView =>
  ({
    productId: 'pizza',
    variantId: 'gross',
    name: 'Margherita',
    options: [{ id: 'kaese', name: 'Käse', quantity: 1, cents: 150 }],
    quantity: 2,
    note: 'gut durch',
    ...over,
  }) as QuoteLineView;

const menu = ({ soldOut = false, cheeseGone = false, min = 0, variant = 'gross' } = {}): MenuView =>
  ({
    categories: [{ products: [{ id: 'pizza', soldOut, groupIds: ['extras'], variants: [{ id: variant }] }] }],
    groups: [{ id: 'extras', min, max: 3, options: [{ id: 'kaese', soldOut: cheeseGone }] }],
  }) as unknown as MenuView;

describe('ordering once more', () => {
  it('brings the dish with all its wishes', () => {
    expect(reorderOf([line()], menu())).toEqual({
      lines: [
        {
          productId: 'pizza',
          variantId: 'gross',
          options: [{ groupId: 'extras', optionId: 'kaese', quantity: 1 }],
          quantity: 2,
          note: 'gut durch',
        },
      ],
      gone: [],
    });
  });

  it('counts an option together that was partly free', () => {
    const [cheese] = line().options;
    const twice = line({ options: [{ ...cheese!, cents: 0 }, cheese!] });
    expect(reorderOf([twice], menu()).lines[0]?.options).toEqual([
      { groupId: 'extras', optionId: 'kaese', quantity: 2 },
    ]);
  });

  it.each<[string, QuoteLineView, MenuView]>([
    ['off the menu', line({ productId: 'risotto' }), menu()],
    ['sold out', line(), menu({ soldOut: true })],
    ['not made in this size', line(), menu({ variant: 'klein' })],
    ['without its extra today', line(), menu({ cheeseGone: true })],
    ['asking a question it did not ask then', line(), menu({ min: 2 })],
  ])('leaves out what is %s, and says so', (_, ordered, today) => {
    expect(reorderOf([ordered], today)).toEqual({ lines: [], gone: ['Margherita'] });
  });
});
