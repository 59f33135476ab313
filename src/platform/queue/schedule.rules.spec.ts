import { describe, expect, it } from '@jest/globals';
import type { WallClock } from '../../shared/berlin-time.js';
import { isDue, minuteOf } from './schedule.rules.js';

const at = (date: string, minute: number): WallClock => ({ date, minute, weekday: 'friday' });
const FOUR = minuteOf('04:00');

describe('what happens once a day', () => {
  it.each([
    ['waits for its hour', at('2026-11-20', FOUR - 1), '2026-11-19', false],
    ['happens on the minute', at('2026-11-20', FOUR), '2026-11-19', true],
    ['catches up after the hour', at('2026-11-20', 1439), '2026-11-18', true],
    ['happens for the first time', at('2026-11-20', FOUR), null, true],
    ['does not happen twice', at('2026-11-20', FOUR + 1), '2026-11-20', false],
    ['is not caught up on the day after, before its hour', at('2026-11-21', FOUR - 1), '2026-11-19', false],
  ])('%s', (_, now, lastDay, due) => {
    expect(isDue(now, FOUR, lastDay)).toBe(due);
  });

  it.each(['4:00', '24:00', '12:60', '', 'noon'])('has no hour %j', (time) => {
    expect(() => minuteOf(time)).toThrow(/time of day/);
  });
});
