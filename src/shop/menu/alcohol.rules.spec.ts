import { describe, expect, it } from '@jest/globals';
import { ageFor, ageProblems } from './alcohol.rules.js';
import { ALCOHOL_TYPES, type AlcoholType } from './menu.types.js';

describe('the age from which something may be handed out', () => {
  it.each<[AlcoholType, number]>([
    ['none', 0],
    ['beer', 16],
    ['wine', 16],
    ['sparkling', 16],
    ['spirits', 18],
    ['alcopop', 18],
    ['tobacco', 18],
  ])('of %s is %d where nobody says more', (type, age) => {
    expect(ageFor(type, 0)).toBe(age);
  });

  it('may be stricter than the law', () => {
    expect([ageFor('none', 16), ageFor('beer', 18)]).toEqual([16, 18]);
    expect(ageProblems({ alcoholType: 'wine', minAge: 18, taxClass: 'drink' })).toEqual([]);
  });

  it('is never laxer', () => {
    const laxer = ALCOHOL_TYPES.flatMap((alcoholType) =>
      ([0, 16] as const).flatMap((minAge) =>
        ageProblems({ alcoholType, minAge, taxClass: 'drink' }).map(() => `${alcoholType} ab ${minAge}`),
      ),
    );
    expect(laxer).toEqual([
      'beer ab 0',
      'wine ab 0',
      'sparkling ab 0',
      'spirits ab 0',
      'spirits ab 16',
      'alcopop ab 0',
      'alcopop ab 16',
      'tobacco ab 0',
      'tobacco ab 16',
    ]);
    expect(ageProblems({ alcoholType: 'spirits', minAge: 16, taxClass: 'drink' })).toEqual([
      {
        field: 'minAge',
        message: 'Das Gesetz erlaubt die Abgabe erst ab 18 (Spirituose). Strenger geht, lockerer nicht.',
      },
    ]);
  });
});
