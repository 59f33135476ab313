import { describe, expect, it } from '@jest/globals';
import { likelyIn, partsOf } from './slot-times';

const NOW = Date.parse('2026-11-20T18:40:00Z');
const label = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** Every quarter of an hour; it is winter, so Berlin is an hour ahead. */
const day = (date: string, from: number, to: number, full: readonly string[] = []) => ({
  date,
  label: date,
  slots: Array.from({ length: (to - from) / 15 }, (_, index) => ({
    at: new Date(Date.parse(`${date}T00:00:00Z`) + (from + index * 15 - 60) * 60_000).toISOString(),
    label: label(from + index * 15),
    full: full.includes(label(from + index * 15)),
  })),
});

describe('the times of a day', () => {
  it('come in parts where there are many, and as one list where there are few', () => {
    const parts = partsOf(day('2026-11-21', 0, 1_440));
    expect(parts.map(({ part, slots: [first] }) => [part, first?.label])).toEqual([
      ['night', '00:00'],
      ['morning', '06:00'],
      ['noon', '11:00'],
      ['afternoon', '14:00'],
      ['evening', '17:00'],
    ]);
    expect(partsOf(day('2026-11-20', 1_065, 1_320))).toEqual([]);
  });

  it('begin with the soonest today, also at night', () => {
    const today = day('2026-11-20', 1_200, 1_440);
    expect(likelyIn(today, { now: NOW })?.label).toBe('20:00');
    const night = Date.parse('2026-11-20T23:40:00Z');
    expect(likelyIn(day('2026-11-21', 60, 1_440), { now: night })?.label).toBe('01:00');
  });

  it('begin at noon on another day that begins at midnight', () => {
    expect(likelyIn(day('2026-11-21', 0, 1_440), { now: NOW })?.label).toBe('11:00');
    expect(likelyIn(day('2026-11-21', 0, 1_440, ['11:00']), { now: NOW })?.label).toBe('11:15');
    expect(likelyIn(day('2026-11-21', 435, 1_080), { now: NOW })?.label).toBe('07:15');
  });

  it('keep the time that was chosen on another day, unless it was in the night or is taken', () => {
    const tomorrow = day('2026-11-21', 0, 1_440, ['19:30']);
    expect(likelyIn(tomorrow, { now: NOW, wanted: '19:00' })?.label).toBe('19:00');
    expect(likelyIn(tomorrow, { now: NOW, wanted: '19:30' })?.label).toBe('11:00');
    expect(likelyIn(tomorrow, { now: NOW, wanted: '01:00' })?.label).toBe('11:00');
  });

  it('begin with nothing where all are taken', () => {
    expect(likelyIn(day('2026-11-21', 720, 735, ['12:00']), { now: NOW })).toBeUndefined();
  });
});
