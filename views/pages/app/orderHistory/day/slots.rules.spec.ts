import { describe, expect, it } from '@jest/globals';
import type { Bar, DayPage } from '../../../../../src/shop/history/day/day.view';
import { daysOf, hoursOf, weekdaysOf } from './slots.rules';

const bar = (key: string, pickup: number): Bar => ({
  key,
  orders: { delivery: 0, pickup, table: 0 },
  cents: pickup * 1_000,
  minutesToReady: 20,
  minutesPromised: 25,
});
const page = (over: object) =>
  ({
    span: 'day',
    period: { from: '2026-11-20', to: '2026-11-20' },
    earlierFrom: '2026-11-13',
    figures: { hours: [], days: [] },
    earlier: { hours: [], days: [] },
    ...over,
  }) as unknown as DayPage;

describe('the places of an axis', () => {
  it('are the hours from the first order to the last, the night after the evening', () => {
    const slots = hoursOf(
      page({ figures: { hours: [bar('22', 3), bar('1', 2)] }, earlier: { hours: [bar('21', 4)] } }),
    );
    expect(slots.map(({ label }) => label)).toEqual(['21', '22', '23', '0', '1']);
    expect(slots.map(({ now, before }) => [now.count, before.count])).toEqual([
      [0, 4],
      [3, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(slots[2]?.name).toBe('23 bis 0 Uhr');
    expect(hoursOf(page({}))).toEqual([]);
  });

  it('are all days of a week, beside the same days of the week before', () => {
    const slots = daysOf(
      page({
        span: 'week',
        period: { from: '2026-11-16', to: '2026-11-22' },
        earlierFrom: '2026-11-09',
        figures: { days: [bar('2026-11-17', 2)] },
        earlier: { days: [bar('2026-11-10', 5)] },
      }),
    );
    expect(slots.map(({ label }) => label)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect([slots[1]?.now.count, slots[1]?.before.count]).toEqual([2, 5]);
  });

  it('are the weekdays of a month, each day of it counted once', () => {
    const days = [bar('2026-11-02', 1), bar('2026-11-09', 2), bar('2026-11-10', 4)];
    const slots = weekdaysOf(page({ figures: { days }, earlier: { days: [] } }));
    expect(slots.map(({ now }) => now.count)).toEqual([3, 4, 0, 0, 0, 0, 0]);
    expect(slots[0]?.now.cents).toBe(3_000);
  });
});
