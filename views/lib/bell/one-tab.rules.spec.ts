import { describe, expect, it } from '@jest/globals';
import { isRungFor, rungIn } from './one-tab.rules';

const last = { ids: ['a', 'b'], at: 100_000 };

describe('of many tabs one rings', () => {
  it.each<[string, string[], number, boolean]>([
    ['just after another one', ['a', 'b'], 100_400, true],
    ['for a part of what rang', ['b'], 101_000, true],
    ['not silent for a newer order', ['b', 'c'], 100_400, false],
    ['again after its pause', ['a'], 120_000, false],
    ['though the clock was set back', ['a'], 99_000, false],
  ])('%s', (_, ids, now, rung) => {
    expect(isRungFor(ids, last, now)).toBe(rung);
  });

  it('where nothing has rung yet', () => expect(isRungFor(['a'], null, 1)).toBe(false));

  it.each([[null], [''], ['{'], ['null'], ['{"ids":1}']])('reads %j as nothing', (text) => {
    expect(rungIn(text)).toBeNull();
  });

  it('reads what it wrote', () => expect(rungIn(JSON.stringify(last))).toEqual(last));
});
