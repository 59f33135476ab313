import { expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { FloorPlans } from '../plan/floor-plan.service.js';
import { emptyPlan } from '../plan/plan.rules.js';
import { roomOf, withNewTable } from '../plan/plan-edit.rules.js';
import type { Tabs } from '../tab/tabs.service.js';
import { ServedTables } from './served-tables.service.js';

const SHOP = { id: 'bella', subscription: { level: 3 } } as Shop;
const MOST_GUESSES = 60;

function tables(): ServedTables {
  const room = roomOf('room', 'Gastraum');
  const sketch = withNewTable({ ...emptyPlan('bella'), rooms: [room], tables: [] }, 'one', 'room');
  const plan = {
    ...emptyPlan('bella'),
    rooms: [room],
    tables: sketch.tables.map((table) => ({ ...table, code: 'richtig', codeSince: new Date(0) })),
  };
  let guesses = 0;
  const limits = { allows: async () => ++guesses <= MOST_GUESSES };
  return new ServedTables(
    { of: async () => plan } as unknown as FloorPlans,
    {} as Tabs,
    limits as unknown as RateLimits,
  );
}

it('stops whoever guesses codes, and nobody else on the same Wi-Fi', async () => {
  const served = tables();
  for (let guess = 0; guess < MOST_GUESSES; guess++)
    expect(await served.find(SHOP, `geraten-${guess}`, 'wifi')).toBe('unknown');
  await expect(served.byCode(SHOP, 'geraten', 'wifi')).rejects.toMatchObject({ status: 429 });
  expect((await served.byCode(SHOP, 'richtig', 'wifi')).table.id).toBe('one');
});
