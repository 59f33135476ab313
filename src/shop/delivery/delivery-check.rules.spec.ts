import { expect, test } from '@jest/globals';
import { sameTimesDaily } from '../opening-hours/opening-defaults.rules.js';
import { day } from '../opening-hours/opening-hours.vectors.js';
import type { DeliveryArea, DeliveryAreaRule, Position } from './delivery.types.js';
import { anArea, Z1, Z2, Z3, Z3_TIERS } from './delivery.vectors.js';
import { areasProblems } from './delivery-check.rules.js';

const polygon = (...ring: Position[]) => ({ match: { type: 'polygon' as const, rings: [ring] } });
const codes = (...list: string[]) => ({ match: { type: 'plz' as const, codes: list } });

test('usual areas can be saved', () => {
  expect(areasProblems([Z1, Z2, Z3], Z3_TIERS)).toEqual([]);
  expect(areasProblems([anArea(polygon([0, 0], [2, 0], [2, 2], [1, 1], [0, 2]))], [])).toEqual([]);
});

test.each<[Partial<DeliveryArea>, string, string]>([
  [{ name: ' ' }, 'name', 'Bitte einen Namen eingeben.'],
  [{ priority: -1 }, 'priority', 'Bitte einen Rang von 0 bis 1000 angeben.'],
  [{ feeCents: -1 }, 'feeCents', 'Bitte einen Betrag von 0,00 € bis 1.000,00 € eingeben.'],
  [{ minOrderCents: 1.5 }, 'minOrderCents', 'Bitte einen Betrag von 0,00 € bis 1.000,00 € eingeben.'],
  [{ freeFromCents: Number.NaN }, 'freeFromCents', 'Bitte einen Betrag von 0,00 € bis 1.000,00 € eingeben.'],
  [{ eta: { from: 50, to: 35 } }, 'eta', 'Bitte Minuten von 0 bis 300 angeben, die kürzere Zeit zuerst.'],
  [codes(), 'match.codes', 'Bitte mindestens eine Postleitzahl eingeben.'],
  [codes('1011'), 'match.codes', '„1011“ ist keine fünfstellige Postleitzahl.'],
  [codes('10115', '10115'), 'match.codes', 'Die Postleitzahl 10115 ist doppelt.'],
  [
    { match: { type: 'radius', center: [200, 52], km: 3 } },
    'match.center',
    'Bitte den Mittelpunkt auf der Karte setzen.',
  ],
  [
    { match: { type: 'radius', center: [13, 52], km: 0 } },
    'match.km',
    'Bitte einen Umkreis bis 100 km angeben.',
  ],
  [{ match: { type: 'polygon', rings: [] } }, 'match.rings', 'Bitte eine Fläche zeichnen.'],
  [polygon([0, 0], [1, 1], [0, 0]), 'match.rings.0', 'Eine Fläche braucht mindestens drei Eckpunkte.'],
  [polygon([0, 0], [2, 2], [2, 0], [0, 2]), 'match.rings.0', 'Die Linien der Fläche überkreuzen sich.'],
  [polygon([0, 0], [200, 2], [2, 0]), 'match.rings.0', 'Ein Eckpunkt liegt außerhalb der Karte.'],
  [
    { times: { ...sameTimesDaily([]), friday: day('10:00-10:00') } },
    'times.friday.ranges.0',
    'Beginn und Ende dürfen nicht gleich sein.',
  ],
])('an area is refused with one sentence (%#)', (told, field, message) => {
  expect(areasProblems([anArea(told)], [])).toEqual([{ field: `deliveryAreas.0.${field}`, message }]);
});

test.each<[DeliveryAreaRule[], string]>([
  [[{ areaId: 'gone', fromOrderCents: 0, feeCents: 0 }], 'deliveryAreaRules.0.areaId'],
  [[{ areaId: 'area', fromOrderCents: 0, feeCents: -5 }], 'deliveryAreaRules.0.feeCents'],
  [
    [
      { areaId: 'area', fromOrderCents: 100, feeCents: 5 },
      { areaId: 'area', fromOrderCents: 100, feeCents: 6 },
    ],
    'deliveryAreaRules.1.fromOrderCents',
  ],
])('a tier is refused (%#)', (rules, field) => {
  expect(areasProblems([anArea()], rules).map((problem) => problem.field)).toEqual([field]);
});

test('two areas cannot be the same', () => {
  expect(areasProblems([anArea(), anArea()], []).map(({ field }) => field)).toEqual(['deliveryAreas.1.id']);
});

test('a thousand streets are left out at most, in all areas together', () => {
  const leavesOut = (id: string, count: number) =>
    anArea({
      id,
      match: {
        type: 'plz',
        codes: ['10969'],
        exceptStreets: Array.from({ length: count }, (_, at) => `${at}`),
      },
    });
  expect(areasProblems([leavesOut('a', 500), leavesOut('b', 500)], [])).toEqual([]);
  expect(
    areasProblems([leavesOut('a', 500), leavesOut('b', 500), leavesOut('c', 1)], []).map(
      ({ field }) => field,
    ),
  ).toEqual(['deliveryAreas']);
});
