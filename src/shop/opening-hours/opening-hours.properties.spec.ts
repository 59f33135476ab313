import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, berlinClock, formatMinute, type WallClock, WEEKDAYS } from '../../shared/berlin-time.js';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { holidaysOf } from './holidays.rules.js';
import { HOLIDAY_REGIONS, type HolidayRegion, LAENDER, type Land } from './holidays.types.js';
import { openingDefaults } from './opening.fixture.js';
import {
  businessDayOf,
  isOpenAt,
  isOpenInWeek,
  isPausedAt,
  nextOpening,
  openingAt,
  windowAt,
  windowsOf,
} from './opening-hours.rules.js';
import {
  type DayTimes,
  HOLIDAY_RULES,
  type OpeningSettings,
  type ShopTimes,
  SLOT_STEPS,
  type TimeRange,
} from './opening-hours.types.js';
import { pauseEndOf } from './pause.rules.js';
import { asapTimeOf, slotOf, slotsFor, whenRefusalOf } from './slots.rules.js';
import { formatWeek, mergeRanges, rangesOf, spanOf, spansOf } from './week.rules.js';
import { weekProblems } from './week-check.rules.js';

/** Days around both clock changes, and ordinary ones. */
const anchors = ['2026-10-25', '2027-03-28', '2026-11-20', '2026-12-25'];
const minute = fc.oneof(fc.integer({ min: 0, max: 1_439 }), fc.constantFrom(0, 120, 150, 179, 180, 1_380));
const range: fc.Arbitrary<TimeRange> = fc
  .tuple(minute, fc.oneof(minute, fc.constant(1_440)))
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ from: formatMinute(from), to: to === 1_440 ? '24:00' : formatMinute(to) }));
const ranges = fc.array(range, { maxLength: 4 });
const day: fc.Arbitrary<DayTimes> = fc.record({ closed: fc.boolean(), ranges });
const week: fc.Arbitrary<ShopTimes> = fc.record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
const date = fc
  .tuple(fc.constantFrom(...anchors), fc.integer({ min: -2, max: 2 }))
  .map(([anchor, days]) => addDays(anchor, days));
const moment = fc
  .tuple(
    fc.constantFrom(...anchors),
    fc.integer({ min: -36 * 60, max: 36 * 60 }),
    fc.integer({ min: 0, max: 59 }),
  )
  .map(
    ([anchor, minutes, seconds]) =>
      new Date(Date.parse(`${anchor}T00:00:00Z`) + minutes * 60_000 + seconds * 1_000),
  );
const fulfilment = fc.constantFrom(...FULFILMENTS);
const someFulfilment = fc.option(fulfilment);
const settings = fc
  .record({
    shopEnabled: fc.constantFrom(true, true, true, false),
    menuOnly: fc.constantFrom(false, false, false, true),
    shopTimes: week,
    ownTimes: fc.oneof(
      fc.constant({}),
      week.map((delivery) => ({ delivery })),
    ),
    specialDays: fc.array(
      fc.record({
        date,
        fulfilment: someFulfilment,
        ranges,
        label: fc.constant('Sondertag'),
        cutPrevious: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    vacations: fc.array(fc.record({ from: date, to: date, label: fc.constant('') }), { maxLength: 1 }),
    holidays: fc.record({
      land: fc.option(fc.constantFrom(...(Object.keys(LAENDER) as Land[]))),
      rule: fc.constantFrom(...HOLIDAY_RULES),
      ranges,
      only: fc.constant(null),
      regions: fc.subarray(Object.keys(HOLIDAY_REGIONS) as HolidayRegion[]),
    }),
    pause: fc.option(
      fc.record({
        until: fc.option(moment),
        fulfilments: fc.option(fc.uniqueArray(fulfilment)),
        reason: fc.constant(''),
      }),
    ),
    leadMinutes: fc.record({
      delivery: fc.integer({ min: 0, max: 90 }),
      pickup: fc.integer({ min: 0, max: 90 }),
      table: fc.constant(0),
    }),
    lastOrderMinutes: fc.integer({ min: 0, max: 60 }),
    slots: fc.record({
      stepMinutes: fc.constantFrom(...SLOT_STEPS),
      firstOffsetMinutes: fc.integer({ min: 0, max: 45 }),
      maxOrders: fc.option(fc.integer({ min: 1, max: 3 })),
      maxItems: fc.constant(null),
    }),
    preorderMaxDays: fc.integer({ min: 0, max: 3 }),
  })
  .map((told): OpeningSettings => ({ ...openingDefaults(), ...told }));
const RUNS = { numRuns: 300 };

test('a slot is never a time at which we are closed, in a pause, past, or too soon', () => {
  fc.assert(
    fc.property(settings, moment, fulfilment, (shop, now, way) => {
      const slots = slotsFor(shop, { now, fulfilment: way });
      const earliest = now.getTime() + shop.leadMinutes[way] * 60_000;
      slots.forEach(({ at, businessDay }, i) => {
        const last = new Date(at.getTime() - 1);
        expect(windowAt(shop, at, way) ?? windowAt(shop, last, way)).not.toBeNull();
        if (isPausedAt(shop, at, way))
          expect([shop.pause?.until, businessDay > businessDayOf(shop, now, way)]).toEqual([null, true]);
        if (!windowAt(shop, at, way)) {
          // Two days may end in the same minute: hours over midnight into a day that closes then as well.
          const ended = businessDayOf(shop, at, way);
          const isOfBefore = windowsOf(shop, businessDay, way).some(({ closes }) => +closes === +at);
          expect(businessDay === ended || isOfBefore).toBe(true);
        }
        expect(at.getTime()).toBeGreaterThanOrEqual(earliest);
        expect(slotOf(shop.slots, at)).toEqual(at);
        expect(businessDay <= addDays(berlinClock(now).date, shop.preorderMaxDays)).toBe(true);
        if (i > 0) expect(at.getTime()).toBeGreaterThan(slots[i - 1]!.at.getTime());
      });
    }),
    RUNS,
  );
});

test('a time can be ordered for exactly when it is in the list and not full', () => {
  fc.assert(
    fc.property(
      settings,
      moment,
      fulfilment,
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }),
      (shop, now, way, orders) => {
        const free = slotsFor(shop, { now, fulfilment: way });
        const loads = new Map(
          free.slice(0, orders.length).map(({ at }, i) => [at.getTime(), { orders: orders[i]!, items: 0 }]),
        );
        const question = { now, fulfilment: way, loads };
        const bookable = new Set(
          slotsFor(shop, question)
            .filter(({ full }) => !full)
            .map(({ at }) => at.getTime()),
        );
        const step = shop.slots.stepMinutes * 60_000;
        const start = Math.floor(now.getTime() / step) * step - step;
        for (let i = 0; i < 60; i++) {
          const at = new Date(start + i * step * 2);
          expect(whenRefusalOf(shop, at, question) === null).toBe(bookable.has(at.getTime()));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('two slots in a row never read the same', () => {
  fc.assert(
    fc.property(settings, moment, (shop, now) => {
      const slots = slotsFor(shop, { now, fulfilment: 'pickup' });
      const names = slots.map(({ at, label }) => `${berlinClock(at).date} ${label}`);
      expect(new Set(names).size).toBe(names.length);
    }),
    RUNS,
  );
});

test('an order for now is taken only while open, and promised after the lead time', () => {
  fc.assert(
    fc.property(settings, moment, fulfilment, (shop, now, way) => {
      const refusal = whenRefusalOf(shop, 'asap', { now, fulfilment: way });
      if (!isOpenAt(shop, now, way)) expect(['closed', 'paused']).toContain(refusal);
      if (refusal !== null) return;
      const promised = asapTimeOf(shop, { now, fulfilment: way })?.getTime() ?? 0;
      const ready = now.getTime() + shop.leadMinutes[way] * 60_000;
      expect(promised >= ready && promised - ready < 300_000).toBe(true);
    }),
    RUNS,
  );
});

test('the state says what the clock says', () => {
  fc.assert(
    fc.property(settings, moment, someFulfilment, (shop, at, way) => {
      const { open, reason, businessDay } = openingAt(shop, at, way);
      expect(open).toBe(isOpenAt(shop, at, way));
      expect(reason === null).toBe(open);
      expect(businessDay === null).toBe(!open);
      if (open) expect(businessDay).toBe(businessDayOf(shop, at, way));
    }),
    RUNS,
  );
});

test('nothing changes before the next change, and at it everything does', () => {
  fc.assert(
    fc.property(
      settings,
      moment,
      someFulfilment,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (shop, at, way, part) => {
        const { open, nextChange } = openingAt(shop, at, way);
        if (!nextChange) return;
        const length = nextChange.getTime() - at.getTime();
        expect(length).toBeGreaterThan(0);
        expect(isOpenAt(shop, nextChange, way)).toBe(!open);
        expect(isOpenAt(shop, new Date(nextChange.getTime() - 1), way)).toBe(open);
        expect(isOpenAt(shop, new Date(at.getTime() + Math.floor((length - 1) * part)), way)).toBe(open);
      },
    ),
    RUNS,
  );
});

test('a restaurant that never says when it opens does not open for a year', () => {
  fc.assert(
    fc.property(settings, moment, fc.integer({ min: 1, max: 365 * 24 }), (shop, at, hours) => {
      if (nextOpening(shop, at, null) !== null) return;
      expect(isOpenAt(shop, new Date(at.getTime() + hours * 3_600_000))).toBe(false);
    }),
    RUNS,
  );
});

/** The rule said once more, on the wall clock alone; true on every day the clock is not changed. */
function isOpenOnTheWall(times: ShopTimes, { weekday, minute: now }: WallClock): boolean {
  const yesterday = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7]!;
  const covers = (ofDay: DayTimes, at: number) =>
    rangesOf(ofDay)
      .map(spanOf)
      .some((span) => span !== null && span.start <= at && at < span.end);
  return covers(times[weekday], now) || covers(times[yesterday], now + 1_440);
}

test('on ordinary days the instants agree with the wall clock', () => {
  const ordinary = fc
    .integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 2, 20) })
    .map((at) => new Date(at));
  fc.assert(
    fc.property(week, ordinary, (times, at) => {
      const shop = { ...openingDefaults(), shopEnabled: true, shopTimes: times };
      const open = isOpenOnTheWall(times, berlinClock(at));
      expect(isOpenAt(shop, at)).toBe(open);
      expect(isOpenInWeek(times, at)).toBe(open);
    }),
    RUNS,
  );
});

test('on the nights of the clock change a plain week is open exactly as its windows say', () => {
  fc.assert(
    fc.property(week, moment, (times, at) => {
      const shop = { ...openingDefaults(), shopEnabled: true, shopTimes: times };
      expect(isOpenInWeek(times, at)).toBe(isOpenAt(shop, at));
    }),
    RUNS,
  );
});

test('opening hours that touch midnight or the doubled hour never leave a hole', () => {
  fc.assert(
    fc.property(moment, minute, (at, split) => {
      const whole: DayTimes = {
        closed: false,
        ranges:
          split === 0
            ? [{ from: '00:00', to: '24:00' }]
            : [
                { from: '00:00', to: formatMinute(split) },
                { from: formatMinute(split), to: '24:00' },
              ],
      };
      const times = Object.fromEntries(WEEKDAYS.map((name) => [name, whole])) as ShopTimes;
      expect(isOpenInWeek(times, at)).toBe(true);
    }),
    RUNS,
  );
});

const minutesOf = (list: TimeRange[]) => {
  const covered = new Set<number>();
  for (const span of list.map(spanOf)) {
    for (let at = span?.start ?? 0; at < (span?.end ?? 0); at++) covered.add(at);
  }
  return covered;
};

test('merging keeps the covered minutes, and merging twice changes nothing', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const merged = mergeRanges(list);
      const isLongerThanADay = spansOf(list).some(({ start, end }) => end - start > 1_440);
      if (!isLongerThanADay) {
        expect(minutesOf(merged)).toEqual(minutesOf(list));
        expect(mergeRanges(merged)).toEqual(merged);
      }
      for (const one of merged) expect(spanOf(one)).not.toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('a week that can be saved has no hour in two business days', () => {
  fc.assert(
    fc.property(week, (times) => {
      fc.pre(weekProblems(times).length === 0);
      const shop = { ...openingDefaults(), shopEnabled: true, shopTimes: times };
      const windows = Array.from({ length: 8 }, (_, i) => windowsOf(shop, addDays('2026-11-16', i))).flat();
      windows.slice(1).forEach((window, i) => {
        expect(window.opens.getTime()).toBeGreaterThanOrEqual(windows[i]!.closes.getTime());
      });
    }),
    { numRuns: 200 },
  );
});

test('every week can be read at the door, each day once', () => {
  const count = (text: string) => {
    const names = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
    return text.split('\n').reduce((sum, line) => {
      const [first, last] = line.split(' ')[0]!.split('–');
      return sum + names.indexOf(last ?? first!) - names.indexOf(first!) + 1;
    }, 0);
  };
  fc.assert(
    fc.property(week, (times) => {
      expect(count(formatWeek(times))).toBe(7);
      expect(formatWeek(times)).not.toMatch(/NaN|undefined|null/);
    }),
    RUNS,
  );
});

test('a pause ends after it began, and at the latest when the next business day is over', () => {
  fc.assert(
    fc.property(settings, moment, fc.constantFrom<number | 'today'>(15, 30, 'today'), (shop, now, length) => {
      const length_ms = pauseEndOf(shop, length, now).getTime() - now.getTime();
      expect(length_ms > 0 && length_ms <= 49 * 3_600_000).toBe(true);
    }),
    RUNS,
  );
});

test('holidays are in their year, in order, and at least nine in every Land', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_900, max: 2_299 }),
      fc.constantFrom(...(Object.keys(LAENDER) as Land[])),
      (year, land) => {
        const dates = holidaysOf(year, land).map(({ date: on }) => on);
        expect(dates.every((on) => on.startsWith(String(year)))).toBe(true);
        expect([...dates].sort()).toEqual(dates);
        expect(dates.length).toBeGreaterThanOrEqual(9);
      },
    ),
  );
});
