import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Tally } from '../../scripts/check/tally.mjs';
import { tiers } from '../../scripts/check/tiers.mjs';
import { BUDGETS, Times, WHOLE_S, WHOLE_WHEN_BUILT_S } from '../../scripts/check/times.mjs';

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line) => void told.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const passed = (shaky: string[] = []) => ({ passed: 5, failed: 0, skipped: 0, shaky, details: '' });
const tallyOf = (...shaky: string[]) => {
  const tally = new Tally();
  tally.add('journeys', Date.now(), passed(shaky));
  return tally;
};

describe('the end of a run', () => {
  it('is the count', () => {
    const tally = tallyOf();
    tally.add('slices', Date.now(), { ...passed(), failed: 1, details: 'the soup is cold' });
    const longest = [{ name: 'test/pizza.spec.ts', seconds: 12.34 }];
    tally.add('pages', Date.now(), { ...passed(), longest });
    expect(tally.lines()).toEqual(['15 passed, 1 failed']);
    expect(told).toEqual([
      'ok   journeys: 5 passed, 0 failed in 0.0 s',
      'FAIL slices: 5 passed, 1 failed in 0.0 s',
      'the soup is cold',
      'ok   pages: 5 passed, 0 failed in 0.0 s',
      '       12.3 s test/pizza.spec.ts',
    ]);
  });

  it('names each spec that needed its second try, just above the count', () => {
    const tally = tallyOf('test/a.spec.ts', 'test/b.spec.ts');
    tally.add('rules', Date.now(), { ...passed(), skipped: 3 });
    expect(tally.lines()).toEqual([
      '3 skipped',
      'passed only at the second try: test/a.spec.ts',
      'passed only at the second try: test/b.spec.ts',
      '10 passed, 0 failed',
    ]);
    expect(tally.failed).toBe(0);
  });

  it('is a failure when more than four needed it', () => {
    const tally = tallyOf(...['a', 'b', 'c', 'd', 'e'].map((name) => `test/${name}.spec.ts`));
    expect(tally.lines().slice(-2)).toEqual(['more than 4 specs needed a second try', '5 passed, 1 failed']);
    expect(tally.failed).toBe(1);
  });
});

describe('the budgets', () => {
  it('are a quarter of an hour in all, and leave room for what is not built yet', () => {
    const sum = Object.values(BUDGETS).reduce((total, seconds) => total + seconds, 0);
    expect(sum).toBe(WHOLE_S);
    expect(sum).toBeLessThan(WHOLE_WHEN_BUILT_S);
  });

  it('cover every tier', () => {
    for (const { name } of tiers()) expect(Object.keys(BUDGETS)).toContain(name);
  });

  it('are told beside the time that was needed, and who went over is named', async () => {
    jest.useFakeTimers();
    let worked = 0;
    const times = new Times(() => worked);
    const takes = (seconds: number) => async () => {
      jest.advanceTimersByTime(seconds * 1000);
      worked += seconds * 1.5;
    };
    await times.measure('static', takes(30));
    await times.measure('slices', takes(200));
    await times.measure('slices', takes(50.5));
    expect(times.lines()).toEqual([
      'static                 30.0 s of 60 s, 45 s of work',
      'slices                250.5 s of 240 s, 376 s of work, over its budget',
      'everything            280.5 s of 900 s, 421 s of work',
    ]);
  });
});
