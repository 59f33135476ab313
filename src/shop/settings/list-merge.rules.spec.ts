import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gathered, spread } from './list-merge.rules.js';
import { differencesOf, type Fields, merged } from './settings-merge.rules.js';

const area = (id: string, feeCents = 200) => ({ id, name: id, feeCents });
const fields = (...deliveryAreas: object[]): Fields => ({
  name: 'Bella',
  'settings.deliveryAreas': deliveryAreas,
});

/** What stands on the page after somebody else has saved, when ours is to stay where both changed the same. */
function settled(before: Fields, mine: Fields, theirs: Fields) {
  const sides = [spread(before), spread(mine), spread(theirs)] as const;
  const differences = differencesOf(...sides);
  return {
    conflicts: differences.filter(({ conflict }) => conflict).map(({ path }) => path),
    areas: gathered(merged(sides[1], differences, () => true))['settings.deliveryAreas'],
  };
}

describe('two people at the delivery areas', () => {
  const before = fields(area('mitte'), area('nord'));

  it('change different ones, and both stand', () => {
    const mine = fields(area('mitte', 300), area('nord'));
    const theirs = fields(area('mitte'), area('nord', 400));
    expect(settled(before, mine, theirs)).toEqual({
      conflicts: [],
      areas: [area('mitte', 300), area('nord', 400)],
    });
  });

  it('add one each, and both are there', () => {
    const mine = fields(area('mitte'), area('nord'), area('ost'));
    const theirs = fields(area('mitte'), area('nord'), area('west'));
    expect(settled(before, mine, theirs)).toEqual({
      conflicts: [],
      areas: [area('mitte'), area('nord'), area('ost'), area('west')],
    });
  });

  it('lose none that the other has taken out while it was being changed', () => {
    const mine = fields(area('mitte'), area('nord', 500));
    expect(settled(before, mine, fields(area('mitte')))).toEqual({
      conflicts: ['settings.deliveryAreas#nord'],
      areas: [area('mitte'), area('nord', 500)],
    });
  });

  it('take one out that the other left alone', () => {
    expect(settled(before, fields(area('mitte')), before).areas).toEqual([area('mitte')]);
    expect(settled(before, before, fields()).areas).toEqual([]);
  });

  it('are asked where both changed the same', () => {
    const conflict = settled(
      before,
      fields(area('mitte', 1), area('nord')),
      fields(area('mitte', 2), area('nord')),
    );
    expect(conflict.conflicts).toEqual(['settings.deliveryAreas#mitte']);
  });
});

describe('lists entry by entry', () => {
  it('become the lists again', () => {
    const entry = fc.record({ id: fc.string(), feeCents: fc.nat() });
    fc.assert(
      fc.property(fc.array(entry), (areas) => {
        const whole = fields(...areas);
        expect(gathered(spread(whole))).toEqual(whole);
      }),
    );
  });
});
