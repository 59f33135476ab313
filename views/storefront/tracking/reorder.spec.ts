import { describe, expect, it } from '@jest/globals';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import type { QuoteLineView } from '../../../src/storefront/order/quote.view';
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

  it('chooses the same dishes again for a combo, and the same halves', () => {
    const part = (id: string) => ({ id, name: id, quantity: 1, cents: 0 });
    const today = {
      groups: [],
      categories: [
        {
          products: [
            {
              id: 'meal',
              groupIds: [],
              variants: [{ id: 'gross' }],
              combo: { courses: [{ id: 'drink', choices: [{ id: 'a-cola', soldOut: false }] }] },
            },
            {
              id: 'half',
              groupIds: [],
              variants: [{ id: 'gross' }],
              halves: { choices: [{ productId: 'salami', soldOut: false }] },
            },
          ],
        },
      ],
    } as unknown as MenuView;
    const ordered = [
      line({ productId: 'meal', options: [part('a-cola')] }),
      line({ productId: 'half', options: [part('salami'), part('salami')] }),
      line({ productId: 'half', name: 'Halb', options: [part('salami'), part('funghi')] }),
    ];
    const { lines, gone } = reorderOf(ordered, today);
    expect(lines.map(({ options }) => options.map((one) => `${one.groupId} ${one.optionId}`))).toEqual([
      ['drink a-cola'],
      ['first salami', 'second salami'],
    ]);
    expect(gone).toEqual(['Halb']);
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
