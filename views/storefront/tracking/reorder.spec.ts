import { describe, expect, it } from '@jest/globals';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import type { QuoteLineView } from '../../../src/storefront/order/quote.view';
import { reorderOf } from './reorder';

const line = (over: Partial<QuoteLineView> = {}): QuoteLineView =>
  ({
    productId: 'pizza',
    variantId: 'gross',
    name: 'Margherita',
    options: [{ id: 'kaese', groupId: 'extras', name: 'Käse', quantity: 1, cents: 150 }],
    quantity: 2,
    note: 'gut durch',
    ...over,
  }) as QuoteLineView;

const menu = ({ soldOut = false, cheeseGone = false, min = 0, variant = 'gross' } = {}): MenuView =>
  ({
    categories: [{ products: [{ id: 'pizza', soldOut, groupIds: ['extras'], variants: [{ id: variant }] }] }],
    groups: [{ id: 'extras', min, max: 3, options: [{ id: 'kaese', soldOut: cheeseGone }] }],
  }) as unknown as MenuView;

const NO_GROUP = { id: 'kaese', groupId: null, name: 'Käse', quantity: 1, cents: 150 };

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
      choose: [],
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
    const part = (groupId: string, id: string) => ({ id, groupId, name: id, quantity: 1, cents: 0 });
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
      line({ productId: 'meal', options: [part('drink', 'a-cola')] }),
      line({ productId: 'half', options: [part('first', 'salami'), part('second', 'salami')] }),
      line({ productId: 'half', name: 'Halb', options: [part('first', 'salami'), part('second', 'funghi')] }),
    ];
    const { lines, gone } = reorderOf(ordered, today);
    expect(lines.map(({ options }) => options.map((one) => `${one.groupId} ${one.optionId}`))).toEqual([
      ['drink a-cola'],
      ['first salami', 'second salami'],
    ]);
    expect(gone).toEqual(['Halb']);
  });

  it('tells apart two options that have the same id in their groups', () => {
    const option = (groupId: string) => ({ id: 'o1', groupId, name: groupId, quantity: 1, cents: 100 });
    const both = {
      categories: [
        { products: [{ id: 'pizza', groupIds: ['extras', 'rand'], variants: [{ id: 'gross' }] }] },
      ],
      groups: ['extras', 'rand'].map((id) => ({ id, min: 0, max: 1, options: [{ id: 'o1' }] })),
    } as unknown as MenuView;
    const { lines } = reorderOf([line({ options: [option('rand')] })], both);
    expect(lines[0]?.options).toEqual([{ groupId: 'rand', optionId: 'o1', quantity: 1 }]);
    const twice = line({ options: [option('rand'), option('extras')] });
    expect(reorderOf([twice], both).lines[0]?.options).toHaveLength(2);
  });

  it.each<[string, QuoteLineView, MenuView, boolean]>([
    ['off the menu', line({ productId: 'risotto' }), menu(), false],
    ['sold out', line(), menu({ soldOut: true }), false],
    ['not made in this size', line(), menu({ variant: 'klein' }), true],
    ['without its extra today', line(), menu({ cheeseGone: true }), true],
    ['asking a question it did not ask then', line(), menu({ min: 2 }), true],
    ['from a time when nobody noted the group of an extra', line({ options: [NO_GROUP] }), menu(), true],
  ])('leaves out what is %s, says so, and lets choose anew what is still made', (_, ordered, today, made) => {
    const choose = made ? [{ productId: 'pizza', name: 'Margherita' }] : [];
    expect(reorderOf([ordered], today)).toEqual({ lines: [], gone: ['Margherita'], choose });
  });
});
