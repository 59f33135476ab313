import { describe, expect, test } from '@jest/globals';
import { berlinClock, berlinInstant } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { openingDefaults } from './opening.fixture.js';
import { sameTimesDaily } from './opening-defaults.rules.js';
import type { OpeningSettings, SlotLoad } from './opening-hours.types.js';
import { aRestaurant, day } from './opening-hours.vectors.js';
import { asapTimeOf, slotOf, slotsFor, whenRefusalOf } from './slots.rules.js';

const at = (text: string) =>
  berlinInstant(text.slice(0, 10), Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)), 'later');
const question = (now: string, fulfilment: Fulfilment = 'pickup') => ({ now: at(now), fulfilment });
const labelsOn = (settings: OpeningSettings, date: string, now: string) =>
  slotsFor(settings, question(now))
    .filter((slot) => slot.businessDay === date)
    .map(({ label }) => label);
const aNight = (hours: string) =>
  aRestaurant({ shopTimes: { ...aRestaurant().shopTimes, saturday: day(hours) }, preorderMaxDays: 1 });

describe('the times a guest may choose', () => {
  test('start a little after opening and end with closing time', () => {
    const labels = labelsOn(aRestaurant(), '2026-11-20', '2026-11-20 09:00');
    expect([labels[0], labels[11], labels[12], labels.at(-1)]).toEqual(['11:45', '14:30', '17:45', '22:00']);
  });

  test('leave the kitchen its time', () => {
    expect(labelsOn(aRestaurant(), '2026-11-20', '2026-11-20 12:01')[0]).toBe('12:30');
    const [first] = slotsFor(aRestaurant(), question('2026-11-20 12:01', 'delivery'));
    expect(first?.label).toBe('12:45');
  });

  test('after midnight belong to the day before and are not delayed twice', () => {
    expect(labelsOn(aRestaurant(), '2026-11-21', '2026-11-22 00:10')[0]).toBe('00:30');
  });

  test('reach as many days ahead as the operator allows', () => {
    const last = (days: number) =>
      slotsFor(aRestaurant({ preorderMaxDays: days }), question('2026-11-20 09:00')).at(-1)?.businessDay;
    expect([last(0), last(1), last(3)]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  test('are none without orders ahead, or while the shop is off', () => {
    const none = (told: Partial<OpeningSettings>) =>
      slotsFor(aRestaurant(told), question('2026-11-20 09:00'));
    expect(none({ preorder: false })).toEqual([]);
    expect(none({ shopEnabled: false })).toEqual([]);
    expect(none({ menuOnly: true })).toEqual([]);
  });

  test('begin on the next day of business in a pause without end', () => {
    const pause = { until: null, fulfilments: null, reason: '' };
    const [first] = slotsFor(aRestaurant({ pause }), question('2026-11-20 19:00'));
    expect(first).toMatchObject({ businessDay: '2026-11-21', label: '17:45' });
  });

  test('of a night belong to the day that ends with them', () => {
    const last = slotsFor(aNight('17:30-03:00'), question('2026-11-21 19:00')).filter(
      ({ businessDay }) => businessDay === '2026-11-21',
    );
    expect(last.at(-1)).toMatchObject({ label: '03:00', at: at('2026-11-22 03:00') });
  });

  test('begin after a pause that ends', () => {
    const pause = { until: at('2026-11-20 13:00'), fulfilments: null, reason: '' };
    expect(labelsOn(aRestaurant({ pause }), '2026-11-20', '2026-11-20 12:00')[0]).toBe('13:00');
  });

  test('follow each other around the clock without a gap at midnight', () => {
    const shopTimes = sameTimesDaily(day('00:00-24:00').ranges);
    const settings = { ...openingDefaults(), shopEnabled: true, shopTimes, preorderMaxDays: 1 };
    const slots = slotsFor(settings, question('2026-11-20 12:00'));
    const gaps = slots.slice(1).map((slot, i) => slot.at.getTime() - slots[i]!.at.getTime());
    expect(new Set(gaps)).toEqual(new Set([900_000]));
    expect(slots.at(-1)?.at).toEqual(at('2026-11-21 23:45'));
  });
});

describe('a night on which the clock is changed', () => {
  test('in autumn both rounds of the doubled hour can be chosen', () => {
    const labels = labelsOn(aNight('17:30-03:00'), '2026-10-24', '2026-10-24 22:00');
    expect(labels.slice(-10)).toEqual([
      '01:45',
      '02:00',
      '02:15',
      '02:30',
      '02:45',
      '02:00 (Winterzeit)',
      '02:15 (Winterzeit)',
      '02:30 (Winterzeit)',
      '02:45 (Winterzeit)',
      '03:00',
    ]);
  });

  test('in spring the missing hour is not offered', () => {
    const labels = labelsOn(aNight('17:30-04:00'), '2027-03-27', '2027-03-27 22:00');
    expect(labels.slice(-7)).toEqual(['01:30', '01:45', '03:00', '03:15', '03:30', '03:45', '04:00']);
  });
});

describe('why an order cannot come at that time', () => {
  const loads = new Map<number, SlotLoad>([[at('2026-11-20 19:00').getTime(), { orders: 5, items: 9 }]]);
  const paused = { pause: { until: null, fulfilments: null, reason: '' } };
  const capped = { slots: { stepMinutes: 15, firstOffsetMinutes: 0, maxOrders: 5, maxItems: null } } as const;

  test.each<[string, Partial<OpeningSettings>, string, string, string | null]>([
    ['in the middle of the evening', {}, '2026-11-20 21:29', 'asap', null],
    ['too close to closing', { lastOrderMinutes: 30 }, '2026-11-20 21:30', 'asap', 'lastOrderOver'],
    ['a minute before that', { lastOrderMinutes: 30 }, '2026-11-20 21:29', 'asap', null],
    ['while closed', {}, '2026-11-20 15:00', 'asap', 'closed'],
    ['in a pause', paused, '2026-11-20 19:00', 'asap', 'paused'],
    ['a slot that is there', {}, '2026-11-20 12:00', '2026-11-20 18:00', null],
    ['a slot while closed', {}, '2026-11-23 12:00', '2026-11-24 12:00', null],
    ['a time between two slots', {}, '2026-11-20 12:00', '2026-11-20 18:01', 'slotClosed'],
    ['closing time', {}, '2026-11-20 12:00', '2026-11-20 22:00', null],
    ['after closing time', {}, '2026-11-20 12:00', '2026-11-20 22:15', 'slotClosed'],
    ['later today in a pause without end', paused, '2026-11-20 19:00', '2026-11-20 21:00', 'paused'],
    ['tomorrow in a pause without end', paused, '2026-11-20 19:00', '2026-11-21 18:00', null],
    ['while closed in a pause without end', paused, '2026-11-20 19:00', '2026-11-21 12:00', 'slotClosed'],
    ['the day off', {}, '2026-11-20 12:00', '2026-11-23 18:00', 'slotClosed'],
    ['yesterday', {}, '2026-11-20 12:00', '2026-11-19 18:00', 'slotPast'],
    ['in ten minutes', {}, '2026-11-20 12:05', '2026-11-20 12:15', 'slotTooSoon'],
    ['next month', {}, '2026-11-20 12:00', '2026-12-20 18:00', 'slotTooFar'],
    ['without orders ahead', { preorder: false }, '2026-11-20 12:00', '2026-11-20 18:00', 'preorderOff'],
    ['a full slot', capped, '2026-11-20 12:00', '2026-11-20 19:00', 'slotFull'],
    ['a free slot beside it', capped, '2026-11-20 12:00', '2026-11-20 19:15', null],
    ['a shop that is off', { shopEnabled: false }, '2026-11-20 12:00', '2026-11-20 19:15', 'closed'],
  ])('%s', (_, told, now, when, refusal) => {
    const asked = { ...question(now), loads };
    expect(whenRefusalOf(aRestaurant(told), when === 'asap' ? 'asap' : at(when), asked)).toBe(refusal);
  });

  test('a time no calendar holds is refused like any other', () => {
    const asked = question('2026-11-20 12:00');
    expect(whenRefusalOf(aRestaurant(), new Date(Number.NaN), asked)).toBe('slotPast');
    expect(whenRefusalOf(aRestaurant(), new Date(8.64e15), asked)).toBe('slotTooFar');
  });
});

describe('as soon as possible under load', () => {
  const slots = { stepMinutes: 5, firstOffsetMinutes: 0, maxOrders: 4, maxItems: null } as const;
  const settings = aRestaurant({ slots, leadMinutes: { delivery: 40, pickup: 20, table: 0 } });
  const load = (...times: [string, number][]) =>
    new Map(times.map(([time, orders]) => [at(time).getTime(), { orders, items: orders }]));

  test('is promised to the next five minutes', () => {
    expect(asapTimeOf(settings, question('2026-11-20 18:41'))).toEqual(at('2026-11-20 19:05'));
  });

  test('is kept until the last minute before closing', () => {
    const slow = aRestaurant({ lastOrderMinutes: 0, leadMinutes: { delivery: 40, pickup: 22, table: 0 } });
    expect(asapTimeOf(slow, question('2026-11-20 21:59'))).toEqual(at('2026-11-20 22:25'));
    expect(whenRefusalOf(slow, 'asap', question('2026-11-20 21:59'))).toBeNull();
  });

  test('moves behind the full slots instead of being refused', () => {
    const loads = load(['2026-11-20 19:00', 4], ['2026-11-20 19:05', 4], ['2026-11-20 19:10', 3]);
    expect(asapTimeOf(settings, { ...question('2026-11-20 18:40'), loads })).toEqual(at('2026-11-20 19:10'));
  });

  test('is refused when the evening is full', () => {
    const times = Array.from({ length: 60 }, (_, i): [string, number] => [
      `2026-11-20 ${String(19 + Math.floor(i / 12)).padStart(2, '0')}:${String((i % 12) * 5).padStart(2, '0')}`,
      4,
    ]);
    const asked = { ...question('2026-11-20 18:40'), loads: load(...times) };
    expect(asapTimeOf(settings, asked)).toBeNull();
    expect(whenRefusalOf(settings, 'asap', asked)).toBe('slotFull');
  });

  test('counts dishes too, but an empty slot takes even a feast', () => {
    const byItems = aRestaurant({ slots: { ...slots, maxOrders: null, maxItems: 10 } });
    const feast = (orders: number) => ({
      ...question('2026-11-20 18:40'),
      items: 30,
      loads: load(['2026-11-20 19:00', orders]),
    });
    expect(asapTimeOf(byItems, feast(1))).toEqual(at('2026-11-20 19:05'));
    expect(asapTimeOf(byItems, feast(0))).toEqual(at('2026-11-20 19:00'));
  });

  test('a promised time is counted in the slot it falls into', () => {
    expect(slotOf({ ...slots, stepMinutes: 15 }, at('2026-11-20 19:05'))).toEqual(at('2026-11-20 19:00'));
    expect(berlinClock(slotOf({ ...slots, stepMinutes: 60 }, at('2026-07-01 19:59'))).minute).toBe(19 * 60);
  });
});
