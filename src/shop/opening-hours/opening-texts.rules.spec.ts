import { describe, expect, test } from '@jest/globals';
import { berlinInstant } from '../../shared/berlin-time.js';
import { openingDefaults } from './opening.fixture.js';
import { sameTimesDaily } from './opening-defaults.rules.js';
import { openingAt } from './opening-hours.rules.js';
import type { OpeningSettings } from './opening-hours.types.js';
import { aRestaurant, day } from './opening-hours.vectors.js';
import { dayTimeText, openingText, whenRefusalText } from './opening-texts.rules.js';

const at = (text: string) =>
  berlinInstant(text.slice(0, 10), Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)), 'later');
const read = (now: string, told: Partial<OpeningSettings> = {}) =>
  openingText(openingAt(aRestaurant(told), at(now)), at(now));
const pause = (until: string | null, reason = '') => ({
  pause: { until: until === null ? null : at(until), fulfilments: null, reason },
});

describe('a guest reads', () => {
  test.each([
    ['2026-11-20 12:00', {}, 'Geöffnet bis 14:30 Uhr'],
    ['2026-11-21 23:00', {}, 'Geöffnet bis 03:00 Uhr'],
    ['2026-11-20 15:00', {}, 'Geschlossen, öffnet heute um 17:30 Uhr'],
    ['2026-11-20 22:00', {}, 'Geschlossen, öffnet morgen um 17:30 Uhr'],
    ['2026-11-23 12:00', {}, 'Heute Ruhetag, öffnet morgen um 11:30 Uhr'],
    ['2026-12-24 12:00', {}, 'Heute geschlossen (Heiligabend), öffnet morgen um 12:00 Uhr'],
    [
      '2026-11-20 12:00',
      { vacations: [{ from: '2026-11-16', to: '2026-11-29', label: '' }] },
      'Betriebsferien, öffnet am 01.12.2026 um 11:30 Uhr',
    ],
    [
      '2026-11-20 12:00',
      { vacations: [{ from: '2026-11-16', to: '2026-11-23', label: '' }] },
      'Betriebsferien, öffnet Dienstag um 11:30 Uhr',
    ],
    ['2026-11-20 12:00', pause('2026-11-20 12:30'), 'Bestellungen pausiert bis 12:30 Uhr'],
    ['2026-11-20 12:00', pause(null, 'Ofen kaputt'), 'Bestellungen pausiert (Ofen kaputt)'],
    ['2026-11-20 12:00', { menuOnly: true }, 'Nur Speisekarte'],
    ['2026-11-20 12:00', { shopCloseDay: '2026-11-01' }, 'Geschlossen'],
  ] as [string, Partial<OpeningSettings>, string][])('at %s (%#)', (now, told, text) => {
    expect(read(now, told)).toBe(text);
  });

  test('that a restaurant never closes', () => {
    const shopTimes = sameTimesDaily(day('00:00-24:00').ranges);
    const now = at('2026-11-20 12:00');
    expect(openingText(openingAt({ ...openingDefaults(), shopEnabled: true, shopTimes }, now), now)).toBe(
      'Durchgehend geöffnet',
    );
  });

  test.each([
    ['2026-11-21 00:00', 'um ', 'um Mitternacht'],
    ['2026-11-21 00:00', '', 'Mitternacht'],
    ['2026-11-24 00:00', 'um ', 'Dienstag'],
    ['2026-11-24 00:00', '', 'Dienstag 00:00 Uhr'],
    ['2026-12-24 00:00', 'um ', 'am 24.12.2026'],
    ['2026-11-21 00:30', 'um ', 'morgen um 00:30 Uhr'],
  ])('of a day that begins at %s (%s)', (opens, before, text) => {
    expect(dayTimeText(at(opens), at('2026-11-20 12:00'), before)).toBe(text);
  });

  test('what is possible instead of what is not', () => {
    const now = at('2026-11-20 21:50');
    expect(
      whenRefusalText('lastOrderOver', at('2026-11-21 17:45'), { now, pauseReason: 'Ofen kaputt' }),
    ).toBe('Für heute leider zu spät. Vorbestellung möglich ab morgen 17:45 Uhr.');
    const moment = { now, pauseReason: '' };
    expect(whenRefusalText('preorderOff', null, moment)).toBe('Vorbestellungen sind leider nicht möglich.');
    expect(whenRefusalText('paused', null, { now, pauseReason: 'Ofen kaputt' })).toBe(
      'Zurzeit nehmen wir keine Bestellungen an (Ofen kaputt).',
    );
    expect(dayTimeText(at('2026-12-24 18:00'), now, '')).toBe('24.12.2026, 18:00 Uhr');
  });
});
