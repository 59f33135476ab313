import { expect, it } from '@jest/globals';
import { addDays, type TextDay, type TextMonth } from './009-text-months.rules.js';

const day = (shopId: string, date: string, used?: number, promptTokens?: number): TextDay => ({
  _id: `${shopId}/${date}`,
  shopId,
  date,
  used,
  promptTokens,
  at: new Date(`${date}T10:00:00Z`),
});

it('counts the days of a restaurant together, month by month', () => {
  const months = new Map<string, TextMonth>();
  addDays(months, [day('bella', '2026-10-31', 2, 100), day('bella', '2026-11-01', 3)]);
  addDays(months, [
    day('bella', '2026-11-24', 4, 50),
    day('nord', '2026-11-24', 1),
    day('nord', '2026-11-02'),
  ]);
  expect(
    [...months.values()].map(({ _id, counted, at }) => [_id, counted.used, counted.promptTokens, at]),
  ).toEqual([
    ['bella/2026-10', 2, 100, new Date('2026-10-31T10:00:00Z')],
    ['bella/2026-11', 7, 50, new Date('2026-11-24T10:00:00Z')],
    ['nord/2026-11', 1, 0, new Date('2026-11-24T10:00:00Z')],
  ]);
});
