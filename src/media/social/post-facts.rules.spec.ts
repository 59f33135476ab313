import { describe, expect, it } from '@jest/globals';
import type { Offer } from '../../shop/discount/offer/offer.types.js';
import { aRule, NO_CONDITIONS } from '../../shop/discount/rules/discount.fixture.js';
import { EVERYTHING } from '../../shop/discount/rules/scope.rules.js';
import { openingDefaults } from '../../shop/opening-hours/opening.fixture.js';
import { campaignFacts, holidayFacts } from './post-facts.rules.js';

/** Its terms are too long for a picture. */
const offer = (validFrom: Date | null, validUntil: Date | null) =>
  ({
    ...aRule(
      { kind: 'percent', percent: 10, maxCents: null },
      {
        label: 'Sommer',
        scope: { ...EVERYTHING, categoryIds: ['a'] },
        conditions: { ...NO_CONDITIONS, minimumCents: 2000, validFrom, validUntil },
      },
    ),
    enabled: true,
    totalLimit: null,
    guestLimit: null,
  }) as unknown as Offer;
const names = { category: () => 'Sonntagsbratengerichte '.repeat(12), product: () => undefined };

it.each([
  [null, '2026-12-20T23:00:00Z', 'Nur bis 20.12.2026'],
  ['2026-11-30T23:00:00Z', '2026-12-20T23:00:00Z', '01.12.2026 bis 20.12.2026'],
  ['2026-11-30T23:00:00Z', null, 'Ab 01.12.2026'],
  ['2026-11-01T23:00:00Z', null, ''],
  ['2026-11-01T23:00:00Z', '2026-12-20T23:00:00Z', 'Nur bis 20.12.2026'],
])(
  'a campaign whose terms are too long says on its picture when it holds: from %s until %s',
  (from, until, note) => {
    const campaign = offer(from === null ? null : new Date(from), until === null ? null : new Date(until));
    expect(campaignFacts(campaign, names, '2026-11-20').note).toBe(note);
  },
);

describe('days unlike others', () => {
  const settings = {
    ...openingDefaults(),
    specialDays: [
      { date: '2026-12-24', fulfilment: null, ranges: [], label: 'Heiligabend', cutPrevious: false },
    ],
    vacations: [{ from: '2026-12-27', to: '2026-12-30', label: '' }],
  };

  it('are told in their order, those of a vacation as one', () => {
    expect(holidayFacts(settings, '2026-12-20').lines).toEqual([
      'Do., 24.12. (Heiligabend): geschlossen',
      'So., 27.12. bis Mi., 30.12. (Betriebsferien): geschlossen',
    ]);
  });

  it('say so where more of them are known than a picture has room for', () => {
    const specialDays = Array.from({ length: 12 }, (_, at) => ({
      ...settings.specialDays[0],
      date: `2026-12-${10 + at}`,
      label: `Tag ${at}`,
    }));
    const { lines, note } = holidayFacts({ ...settings, specialDays } as never, '2026-12-08');
    expect([lines.length, note]).toEqual([10, 'Weitere Tage stehen auf unserer Seite']);
    expect(holidayFacts(settings, '2026-12-20').note).toBe('');
  });

  it('name a public holiday of the land even where the usual hours count', () => {
    const hours = openingDefaults();
    const inBerlin = { ...hours, holidays: { ...hours.holidays, land: 'BE' as const } };
    const { title, lines } = holidayFacts(inBerlin, '2026-04-20');
    expect(title).toBe('So haben wir geöffnet');
    expect(lines[0]).toContain('Fr., 01.05. (Tag der Arbeit): ');
  });

  it('leave a usual month as it is', () => {
    expect(holidayFacts(openingDefaults(), '2026-08-20')).toMatchObject({
      title: 'Wir sind wie gewohnt da',
      lines: [],
    });
  });
});
