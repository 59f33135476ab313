import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setsOf } from '../restaurant/shop-changes.rules.js';
import { changesBetween, differencesOf, merged, nested } from './settings-merge.rules.js';

const BEFORE = { name: 'Bella', 'address.city': 'Berlin', 'settings.specialDays': [] as unknown[] };

describe('two people saving the same settings', () => {
  it('take what the other changed where one changed nothing', () => {
    const theirs = { ...BEFORE, name: 'Bella Nord' };
    const mine = { ...BEFORE, 'address.city': 'Potsdam' };
    const differences = differencesOf(BEFORE, mine, theirs);
    expect(differences).toEqual([
      { path: 'name', before: 'Bella', mine: 'Bella', theirs: 'Bella Nord', conflict: false },
    ]);
    expect(merged(mine, differences, () => true)).toEqual({
      ...BEFORE,
      name: 'Bella Nord',
      'address.city': 'Potsdam',
    });
  });

  it('are asked where both changed the same', () => {
    const theirs = { ...BEFORE, 'settings.specialDays': [{ date: '2026-12-24' }] };
    const mine = { ...BEFORE, 'settings.specialDays': [{ date: '2026-12-31' }] };
    const differences = differencesOf(BEFORE, mine, theirs);
    expect(differences.map(({ conflict }) => conflict)).toEqual([true]);
    expect(merged(mine, differences, () => true)).toEqual(mine);
    expect(merged(mine, differences, () => false)).toEqual(theirs);
  });

  it('see no difference where both wrote the same', () => {
    const same = { ...BEFORE, name: 'Bella Nord' };
    expect(differencesOf(BEFORE, same, { ...same })).toEqual([]);
  });

  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 }), {
    minKeys: 4,
  });

  it('never lose what was typed, unless the operator says so', () => {
    fc.assert(
      fc.property(fields, fields, fields, (before, mine, theirs) => {
        const result = merged(mine, differencesOf(before, mine, theirs), () => true);
        for (const [path, value] of Object.entries(changesBetween(before, mine))) {
          expect(result[path]).toEqual(value);
        }
      }),
    );
  });

  it('end up with either side and nothing else', () => {
    fc.assert(
      fc.property(fields, fields, fields, fc.boolean(), (before, mine, theirs, keeps) => {
        const result = merged(mine, differencesOf(before, mine, theirs), () => keeps);
        for (const [path, value] of Object.entries(result))
          expect([mine[path], theirs[path]]).toContain(value);
      }),
    );
  });
});

describe('fields by their path', () => {
  it('become the whole again', () => {
    const whole = {
      name: 'Bella',
      address: { city: 'Berlin', street: 'Lindenstraße 12' },
      settings: {
        preorder: true,
        shopTimes: { monday: { closed: true, ranges: [] } },
        specialDays: [{ a: 1 }],
      },
    };
    expect(nested(setsOf(whole))).toEqual(whole);
  });
});
