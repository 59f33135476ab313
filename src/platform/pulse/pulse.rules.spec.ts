import { describe, expect, it } from '@jest/globals';
import { afterLook, isAway, NOT_MISSED } from './pulse.rules.js';

const after = (...looks: (boolean | null)[]) => isAway(looks.reduce(afterLook, NOT_MISSED));

describe('a worker', () => {
  it.each<[string, (boolean | null)[], boolean]>([
    ['is there before anybody has looked', [], false],
    ['is not missed while it starts again', [true, false, false, false, true, false, false], false],
    ['is missed after four looks in a row', [true, false, false, false, false], true],
    ['is not missed while it takes its time after a start', Array(19).fill(false), false],
    ['is missed where none was ever started', Array(20).fill(false), true],
    ['is there again as soon as it is seen', [true, false, false, false, false, false, true], false],
    ['is not missed because Redis is away', [true, null, null, null, null], false],
    ['stays missed while Redis is away', [true, false, false, false, false, null], true],
  ])('%s', (_, looks, away) => {
    expect(after(...looks)).toBe(away);
  });
});
