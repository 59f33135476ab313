import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { piecesOf } from './pieces.rules.js';

type Lines = Parameters<typeof piecesOf>[0];
const line = (productId: string, quantity: number, parts?: (string | undefined)[]) =>
  ({
    productId,
    quantity,
    combo: parts ? { parts: parts.map((id) => ({ productId: id })) } : null,
  }) as unknown as Lines[number];

it('counts what is inside a combo with what is ordered alone', () => {
  const lines = [line('cola', 2), line('menu', 3, ['pizza', 'cola'])];
  expect(piecesOf(lines)).toEqual(
    new Map([
      ['cola', 5],
      ['menu', 3],
      ['pizza', 3],
    ]),
  );
});

it('says nothing where a combo does not', () => {
  expect(piecesOf([line('menu', 1, [undefined])])).toBeNull();
});

it('never counts a smaller order larger', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const lines = fc.array(fc.tuple(ids, fc.integer({ min: 1, max: 9 }), fc.array(ids, { maxLength: 3 })));
  fc.assert(
    fc.property(lines, fc.nat(), (all, at) => {
      const whole = all.map(([id, quantity, parts]) => line(id, quantity, parts));
      const struck = whole.filter((_, index) => index !== at % (whole.length + 1));
      const before = piecesOf(whole) ?? new Map();
      for (const [id, pieces] of piecesOf(struck) ?? [])
        expect(pieces).toBeLessThanOrEqual(before.get(id) ?? 0);
    }),
  );
});
