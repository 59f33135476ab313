import { describe, expect, it } from '@jest/globals';
import {
  type Basket,
  countOf,
  offerWays,
  plainLineOf,
  quantityOf,
  readBasket,
  withBack,
  withChanged,
  withLine,
  withPlain,
  withQuantity,
  writeBasket,
} from './basket';

const empty: Basket = { v: 1, fulfilment: 'pickup', lines: [] };
const pizza = { productId: 'pizza', variantId: 'gross', options: [], quantity: 1, note: '' };
const cheese = { groupId: 'extras', optionId: 'kaese', quantity: 1 };

describe('the basket', () => {
  it('makes one line of the same dish with the same wishes', () => {
    const basket = withLine(withLine(empty, pizza), { ...pizza, quantity: 2 });
    expect(basket.lines).toHaveLength(1);
    expect(countOf(basket)).toBe(3);
  });

  it('keeps a dish with another wish apart', () => {
    const basket = [
      { ...pizza, options: [cheese] },
      { ...pizza, note: 'ohne Zwiebeln' },
    ].reduce(withLine, withLine(empty, pizza));
    expect(basket.lines).toHaveLength(3);
  });

  it('does not care in which order the wishes were chosen', () => {
    const ham = { groupId: 'extras', optionId: 'schinken', quantity: 1 };
    const basket = withLine(withLine(empty, { ...pizza, options: [cheese, ham] }), {
      ...pizza,
      options: [ham, cheese],
    });
    expect(basket.lines).toHaveLength(1);
  });

  it('is read with a way the restaurant offers, whichever it was begun with', () => {
    const stored = new Map([['tresen:basket:bella', JSON.stringify(withLine(empty, pizza))]]);
    Object.assign(globalThis, { localStorage: { getItem: (name: string) => stored.get(name) ?? null } });
    offerWays(['delivery']);
    expect(readBasket('bella')).toMatchObject({ fulfilment: 'delivery', lines: [pizza] });
    expect(readBasket('new').fulfilment).toBe('delivery');
    offerWays(['pickup', 'delivery']);
    expect(readBasket('bella').fulfilment).toBe('pickup');
    // A page that was kept from before says nothing of ways.
    offerWays(undefined);
    expect(readBasket('bella').fulfilment).toBe('pickup');
  });

  it('keeps apart two wishes that have the same id in their groups, also in the storage', () => {
    const stored = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => stored.set(name, text),
      },
      dispatchEvent: () => true,
    });
    const [first, second] = ['extras', 'rand'].map((groupId) => ({ groupId, optionId: 'o1', quantity: 1 }));
    const basket = [
      { ...pizza, options: [first!] },
      { ...pizza, options: [second!] },
    ].reduce(withLine, empty);
    writeBasket('bella', basket);
    expect(readBasket('bella').lines.map(({ options }) => options)).toEqual([[first], [second]]);
  });

  it.each<[string, unknown[]]>([
    ['nothing', [null]],
    ['an empty line', [{}]],
    ['a quantity that is a text', [{ ...pizza, key: 'k', quantity: '3' }]],
    ['a negative quantity', [{ ...pizza, key: 'k', quantity: -4 }]],
    ['more than anybody can order', [{ ...pizza, key: 'k', quantity: 1e308 }]],
    ['a wish without its group', [{ ...pizza, key: 'k', options: [{ optionId: 'o1', quantity: 1 }] }]],
    ['no wishes at all', [{ ...pizza, key: 'k', options: null }]],
  ])('leaves out of the storage what is %s', (_, damaged) => {
    const good = { ...pizza, key: 'good' };
    const text = JSON.stringify({ ...empty, lines: [...damaged, good] });
    Object.assign(globalThis, { localStorage: { getItem: () => text } });
    expect(readBasket('bella').lines).toEqual([good]);
  });

  it('takes a line out when nothing is left of it, and stops at 99', () => {
    const basket = withLine(empty, pizza);
    const { key } = basket.lines[0]!;
    expect(withQuantity(basket, key, 0).lines).toEqual([]);
    expect(withQuantity(basket, key, 500).lines[0]?.quantity).toBe(99);
  });

  it('counts a dish over all its lines', () => {
    const basket = [
      pizza,
      { ...pizza, note: 'ohne Zwiebeln', quantity: 2 },
      { ...pizza, productId: 'cola' },
    ].reduce(withLine, empty);
    expect(quantityOf(basket, 'pizza')).toBe(3);
    expect(quantityOf(basket, 'salat')).toBe(0);
  });

  it('sets how many there are without a wish, and leaves those with one alone', () => {
    const wished = withLine(empty, { ...pizza, options: [cheese] });
    expect(plainLineOf(wished, 'pizza')).toBeUndefined();
    const two = withPlain(withPlain(wished, 'pizza', 'gross', 1), 'pizza', 'gross', 2);
    expect(plainLineOf(two, 'pizza')?.quantity).toBe(2);
    expect(quantityOf(two, 'pizza')).toBe(3);
    expect(withPlain(two, 'pizza', 'gross', 0).lines).toEqual(wished.lines);
    expect(withPlain(wished, 'pizza', 'gross', 0).lines).toEqual(wished.lines);
  });

  it('finds the line of a plain dish by the key it was added under', () => {
    const added = withPlain(withLine(empty, pizza), 'pizza', 'gross', 4);
    expect(added.lines).toHaveLength(1);
    expect(added.lines[0]?.quantity).toBe(4);
  });

  it('puts a changed line where it stood, and makes one of two that became the same', () => {
    const basket = [pizza, { ...pizza, productId: 'cola' }, { ...pizza, note: 'scharf' }].reduce(
      withLine,
      empty,
    );
    const [first, , third] = basket.lines;
    const changed = withChanged(basket, first!.key, { ...pizza, options: [cheese], quantity: 2 });
    expect(changed.lines.map(({ quantity, options }) => [quantity, options.length])).toEqual([
      [2, 1],
      [1, 0],
      [1, 0],
    ]);
    const merged = withChanged(basket, third!.key, pizza);
    expect(merged.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['pizza', 2],
      ['cola', 1],
    ]);
  });

  it('brings a line back to its place, also when the dish was added again meanwhile', () => {
    const basket = [pizza, { ...pizza, productId: 'cola' }].reduce(withLine, empty);
    const [line] = basket.lines;
    const without = withQuantity(basket, line!.key, 0);
    expect(withBack(without, line!, 0)).toEqual(basket);
    expect(withBack(basket, line!, 0).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });
});
