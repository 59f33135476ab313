import { describe, expect, it } from '@jest/globals';
import { isLate, nextTry, plannedFor } from './reminder.rules.js';

it.each([
  ['16:59', false],
  ['17:14', false],
  ['17:15', true],
])('a reminder of a post at 17:00 that goes out at %s is late: %s', (time, late) => {
  const plannedAt = new Date('2026-11-23T17:00:00+01:00');
  expect(isLate({ plannedAt }, new Date(`2026-11-23T${time}:00+01:00`))).toBe(late);
  expect(plannedFor(plannedAt)).toBe('Mo., 23.11. um 17:00 Uhr');
});

describe('a reminder that fails', () => {
  it('waits twice as long each time, and no longer than two hours', () => {
    const now = new Date('2026-11-25T17:00:00Z');
    const waits = [undefined, 1, 2, 6, 7, 40].map((given) => {
      const { failures, retryAt } = nextTry({ failures: given }, now);
      expect(failures).toBe((given ?? 0) + 1);
      return (retryAt.getTime() - now.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 64, 120, 120]);
  });
});
