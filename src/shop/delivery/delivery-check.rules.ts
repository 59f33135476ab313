import type { FieldProblem } from '../../shared/field-problem.js';
import { weekProblems } from '../opening-hours/week-check.rules.js';
import type { AreaMatch, DeliveryArea, DeliveryAreaRule, Position, Ring } from './delivery.types.js';
import { cornersOf, type Edge, edgesOf } from './geo.rules.js';

const MAX_CENTS = 100_000;
const MAX_MINUTES = 300;
const MAX_KM = 100;
const MAX_CORNERS = 500;
const MAX_CODES = 500;
/** Of all areas: each order asks them one by one. */
const MAX_STREETS = 1_000;

/** What is wrong with the areas and their fee tiers; empty when they can be saved. */
export const areasProblems = (
  areas: readonly DeliveryArea[],
  rules: readonly DeliveryAreaRule[],
): FieldProblem[] => [
  ...areas.flatMap((area, i) => areaProblems(area, areas.slice(0, i), `deliveryAreas.${i}`)),
  ...rules.flatMap((rule, i) => ruleProblems(rule, i, areas, rules)),
  ...unless(
    streetsIn(areas) <= MAX_STREETS,
    'deliveryAreas',
    'Höchstens 1.000 ausgenommene Straßen in allen Gebieten.',
  ),
];

const streetsIn = (areas: readonly DeliveryArea[]): number =>
  areas.reduce((sum, { match }) => sum + (match.type === 'plz' ? (match.exceptStreets?.length ?? 0) : 0), 0);

function areaProblems(area: DeliveryArea, earlier: readonly DeliveryArea[], field: string): FieldProblem[] {
  const { eta, freeFromCents, times } = area;
  const isTwin = earlier.some(({ id }) => id === area.id);
  const isEta = isWhole(eta.from, MAX_MINUTES) && isWhole(eta.to, MAX_MINUTES) && eta.from <= eta.to;
  return [
    ...unless(area.id !== '' && !isTwin, `${field}.id`, 'Dieses Gebiet ist schon eingetragen.'),
    ...unless(area.name.trim() !== '', `${field}.name`, 'Bitte einen Namen eingeben.'),
    ...unless(isWhole(area.priority, 1_000), `${field}.priority`, 'Bitte einen Rang von 0 bis 1000 angeben.'),
    ...amountProblems(area.minOrderCents, `${field}.minOrderCents`),
    ...amountProblems(area.feeCents, `${field}.feeCents`),
    ...(freeFromCents === null ? [] : amountProblems(freeFromCents, `${field}.freeFromCents`)),
    ...amountProblems(area.surchargeCents, `${field}.surchargeCents`),
    ...unless(
      isEta,
      `${field}.eta`,
      `Bitte Minuten von 0 bis ${MAX_MINUTES} angeben, die kürzere Zeit zuerst.`,
    ),
    ...(times ? weekProblems(times, `${field}.times`) : []),
    ...matchProblems(area.match, `${field}.match`),
  ];
}

function ruleProblems(
  rule: DeliveryAreaRule,
  i: number,
  areas: readonly DeliveryArea[],
  rules: readonly DeliveryAreaRule[],
): FieldProblem[] {
  const field = `deliveryAreaRules.${i}`;
  const isTwin = rules.some(
    (other, j) => j < i && other.areaId === rule.areaId && other.fromOrderCents === rule.fromOrderCents,
  );
  return [
    ...unless(
      areas.some(({ id }) => id === rule.areaId),
      `${field}.areaId`,
      'Dieses Gebiet gibt es nicht.',
    ),
    ...unless(!isTwin, `${field}.fromOrderCents`, 'Für diesen Bestellwert gibt es schon eine Staffel.'),
    ...amountProblems(rule.fromOrderCents, `${field}.fromOrderCents`),
    ...amountProblems(rule.feeCents, `${field}.feeCents`),
  ];
}

function matchProblems(match: AreaMatch, field: string): FieldProblem[] {
  if (match.type === 'plz') return codesProblems(match.codes, `${field}.codes`);
  if (match.type === 'polygon') return ringsProblems(match.rings, `${field}.rings`);
  return [
    ...unless(isOnEarth(match.center), `${field}.center`, 'Bitte den Mittelpunkt auf der Karte setzen.'),
    ...unless(
      match.km > 0 && match.km <= MAX_KM,
      `${field}.km`,
      `Bitte einen Umkreis bis ${MAX_KM} km angeben.`,
    ),
  ];
}

function codesProblems(codes: readonly string[], field: string): FieldProblem[] {
  const wrong = codes.find((code) => !/^\d{5}$/.test(code));
  const duplicate = codes.find((code, i) => codes.indexOf(code) !== i);
  return [
    ...unless(codes.length > 0, field, 'Bitte mindestens eine Postleitzahl eingeben.'),
    ...unless(codes.length <= MAX_CODES, field, `Höchstens ${MAX_CODES} Postleitzahlen je Gebiet.`),
    ...unless(wrong === undefined, field, `„${wrong}“ ist keine fünfstellige Postleitzahl.`),
    ...unless(duplicate === undefined, field, `Die Postleitzahl ${duplicate} ist doppelt.`),
  ];
}

function ringsProblems(rings: readonly Ring[], field: string): FieldProblem[] {
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
  if (rings.length === 0) return [{ field, message: 'Bitte eine Fläche zeichnen.' }];
  if (corners > MAX_CORNERS) return [{ field, message: `Höchstens ${MAX_CORNERS} Eckpunkte je Gebiet.` }];
  return rings.flatMap((ring, i) => ringProblems(ring, `${field}.${i}`));
}

function ringProblems(ring: Ring, field: string): FieldProblem[] {
  if (!ring.every(isOnEarth)) return [{ field, message: 'Ein Eckpunkt liegt außerhalb der Karte.' }];
  if (cornersOf(ring).length < 3)
    return [{ field, message: 'Eine Fläche braucht mindestens drei Eckpunkte.' }];
  return unless(!crossesItself(edgesOf(ring)), field, 'Die Linien der Fläche überkreuzen sich.');
}

const isOnEarth = ([lon, lat]: Position): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

const crossesItself = (edges: readonly Edge[]): boolean =>
  edges.some((edge, i) => edges.slice(i + 1).some((other) => cross(edge, other)));

/** Neighbours share a corner, which is no crossing: only a true intersection counts. */
const cross = ([a, b]: Edge, [c, d]: Edge): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const side = (a: Position, b: Position, point: Position): number =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));

const amountProblems = (cents: number, field: string): FieldProblem[] =>
  unless(isWhole(cents, MAX_CENTS), field, 'Bitte einen Betrag von 0,00 € bis 1.000,00 € eingeben.');

const isWhole = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

const unless = (isFine: boolean, field: string, message: string): FieldProblem[] =>
  isFine ? [] : [{ field, message }];
