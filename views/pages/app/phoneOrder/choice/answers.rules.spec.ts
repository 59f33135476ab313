import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PhoneQuestion } from '../../../../../src/shop/phone-order/phone-menu.view';
import { missingChoice, piecesIn, piecesOf, withChoice, withPieces } from './answers.rules';

const question = (over: Partial<PhoneQuestion> = {}): PhoneQuestion => ({
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 4,
  options: [],
  ...over,
});
const one = question();

describe('the extras of a dish', () => {
  it('are had twice, as often as the question has room', () => {
    const twice = withPieces(withChoice([], one, 'cheese'), one, 'cheese', 2);
    expect(twice).toEqual([{ groupId: 'extras', optionId: 'cheese', quantity: 2 }]);
    const full = withPieces(withChoice(twice, one, 'ham'), one, 'cheese', 9);
    expect([piecesOf(full, one, 'cheese'), piecesOf(full, one, 'ham')]).toEqual([3, 1]);
    expect(withChoice(full, one, 'olives')).toEqual(full);
    expect(withChoice(full, one, 'cheese')).toHaveLength(1);
  });

  it('of which there is one leave the one before, and go where none is needed', () => {
    const radio = question({ id: 'crust', min: 1, max: 1 });
    const thin = withChoice([], radio, 'thin');
    expect(withChoice(thin, radio, 'thick')).toEqual([{ groupId: 'crust', optionId: 'thick', quantity: 1 }]);
    expect(withChoice(thin, radio, 'thin')).toEqual(thin);
    expect(withChoice(withChoice([], question({ max: 1 }), 'thin'), question({ max: 1 }), 'thin')).toEqual(
      [],
    );
  });

  it('lack an answer until there are enough pieces', () => {
    const dips = question({ id: 'dips', min: 2 });
    const first = withChoice([], dips, 'aioli');
    expect(missingChoice({ questions: [one, dips] }, first)).toBe('dips');
    expect(missingChoice({ questions: [one, dips] }, withPieces(first, dips, 'aioli', 2))).toBeNull();
  });

  it('are never more than may be chosen, whatever somebody taps', () => {
    const taps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -2, max: 9 })));
    fc.assert(
      fc.property(taps, fc.integer({ min: 1, max: 5 }), (tapped, max) => {
        const asked = question({ max });
        let options = withChoice([], asked, 'a');
        for (const [id, pieces] of tapped)
          options = pieces < 0 ? withChoice(options, asked, id) : withPieces(options, asked, id, pieces);
        expect(piecesIn(options, 'extras')).toBeLessThanOrEqual(max);
        for (const { quantity } of options) expect(quantity).toBeGreaterThan(0);
      }),
    );
  });
});
