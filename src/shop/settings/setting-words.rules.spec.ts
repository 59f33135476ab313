import { describe, expect, it } from '@jest/globals';
import { changesIn } from './history/history.rules.js';
import { missingSentence } from './missing-tasks.rules.js';
import { wordsOf } from './setting-words.rules.js';

const RANGES = [{ from: '17:00', to: '02:00' }];

describe('a setting in words', () => {
  it.each([
    ['name', 'Trattoria Bella', 'Trattoria Bella'],
    ['name', '', 'leer'],
    ['settings.shopEnabled', true, 'an'],
    ['settings.menuOnly', false, 'aus'],
    ['settings.shopTimes.monday', { closed: true, ranges: RANGES }, 'Ruhetag'],
    ['settings.shopTimes.saturday', { closed: false, ranges: RANGES }, '17:00–02:00 Uhr'],
    ['settings.ownTimes', {}, 'wie die Öffnungszeiten'],
    [
      'settings.specialDays',
      [{ date: '2026-12-24', fulfilment: null, ranges: [], label: 'Heiligabend', cutPrevious: false }],
      '24.12.2026 geschlossen, Heiligabend',
    ],
    ['settings.specialDays', [], 'leer'],
    ['settings.vacations', [{ from: '2026-08-01', to: '2026-08-14', label: '' }], '01.08.2026–14.08.2026'],
    [
      'settings.holidays',
      { land: 'BE', rule: 'likeSunday', ranges: [], only: ['christmasDay'], regions: [] },
      'Berlin: wie sonntags (1. Weihnachtstag)',
    ],
    [
      'settings.holidays',
      { land: null, rule: 'normal', ranges: [], only: null, regions: [] },
      'wie sonst auch',
    ],
    ['settings.pause', null, 'keine Pause'],
    [
      'settings.pause',
      { until: '2026-11-20T12:30:00Z', fulfilments: ['delivery'], reason: 'Fahrer krank' },
      'Lieferung bis 20.11.2026, 13:30 Uhr, Fahrer krank',
    ],
    ['settings.pause', { until: null, fulfilments: null, reason: '' }, 'bis auf Weiteres'],
    [
      'settings.leadMinutes',
      { delivery: 40, pickup: 20, table: 0 },
      'Lieferung 40, Abholung 20, Am Tisch 0 Minuten',
    ],
    ['settings.position', [13.4049, 52.5004], '52.5004, 13.4049'],
    ['settings.position', null, 'nicht gesetzt'],
    [
      'settings.deliveryAreaRules',
      [{ areaId: 'a', fromOrderCents: 3000, feeCents: 190 }],
      'ab 30,00\u00a0€ 1,90\u00a0€',
    ],
    [
      'settings.slots',
      { stepMinutes: 15, firstOffsetMinutes: 10, maxOrders: 4, maxItems: null },
      'alle 15 Minuten, erstes 10 Minuten nach dem Öffnen, höchstens 4 Bestellungen',
    ],
  ])('%s: %j', (path, value, words) => {
    expect(wordsOf(path, value)).toBe(words);
  });
});

describe('who changed what', () => {
  it('tells old and new, and leaves out what another page shows', () => {
    const before = { address·city: 'Berlin', design·headline: 'Alt', paypal·secret_key: null };
    const after = { address·city: 'Potsdam', design·headline: 'Neu', paypal·secret_key: '•••' };
    expect(changesIn(before, after)).toEqual([{ label: 'Ort', before: 'Berlin', after: 'Potsdam' }]);
  });

  it.each([
    [null],
    ['text'],
    [{ settings·specialDays: 'not a list' }],
    [{ settings·holidays: { land: 'XX' } }],
  ])('still tells of an entry nobody can read any more: %j', (after) => {
    expect(() => changesIn({ settings·specialDays: 7 }, after)).not.toThrow();
  });
});

describe('what is missing before the shop may open', () => {
  it.each([
    [['imprint'], 'Zum Einschalten fehlt noch das Impressum.'],
    [['hours'], 'Zum Einschalten fehlen noch die Öffnungszeiten.'],
    [['imprint', 'privacy'], 'Zum Einschalten fehlen noch das Impressum und die Datenschutzerklärung.'],
    [
      ['menu', 'imprint', 'payment'],
      'Zum Einschalten fehlen noch die Speisekarte, das Impressum und eine Zahlungsart.',
    ],
  ] as const)('%j', (missing, sentence) => {
    expect(missingSentence(missing)).toBe(sentence);
  });
});
