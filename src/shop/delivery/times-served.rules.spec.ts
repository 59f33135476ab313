import { describe, expect, test } from '@jest/globals';
import { sameTimesDaily } from '../opening-hours/opening-defaults.rules.js';
import { areaFor, timesServed } from './delivery.rules.js';
import type { DeliveryAddress } from './delivery.types.js';
import { Z1, Z2 } from './delivery.vectors.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const address = (postalCode: string): DeliveryAddress => ({ postalCode, position: null });

describe('the times at which somebody drives to an address', () => {
  const times = Array.from({ length: 500 }, (_, at) => ({ at: new Date(NOON.getTime() + at * 900_000) }));
  const evening = sameTimesDaily([{ from: '18:00', to: '02:00' }]);
  const noon = sameTimesDaily([{ from: '11:30', to: '14:00' }]);
  const areas = [
    { ...Z1, id: 'noon', times: noon },
    { ...Z1, id: 'night', times: evening },
    { ...Z2, times: null },
    { ...Z1, id: 'off', active: false, times: null },
  ];

  test('are those at which one of its areas is served', () => {
    const to = address('68309');
    const one = times.filter(({ at }) => areaFor(areas, [], { address: to, at }) !== null);
    expect(timesServed(areas, to, times)).toEqual(one);
    expect(one.length).toBeGreaterThan(100);
    expect(one.length).toBeLessThan(400);
  });

  test('are all of them where an area has no hours, and unknown where there is none', () => {
    expect(timesServed(areas, address('68305'), times)).toEqual(times);
    expect(timesServed(areas, address('99999'), times)).toBeNull();
  });

  test('ask each area once where it lies, however many times there are', () => {
    let asked = 0;
    const counting = areas.map((area) => ({
      ...area,
      get match() {
        asked += 1;
        return area.match;
      },
    }));
    timesServed(counting, address('68309'), times);
    expect(asked).toBeLessThanOrEqual(areas.length);
  });
});
