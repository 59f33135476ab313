import type { Position } from './delivery.types.js';
import { kilometersText } from './delivery-texts.rules.js';
import { metersBetween } from './geo.rules.js';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The stretch of the world a map shows: its centre, and how many degrees a pixel covers. */
export interface MapView {
  center: Position;
  metersPerPixel: number;
}

const METERS_PER_DEGREE = 111_195;
export const CLOSEST = 1;
export const WIDEST = 2_500;

/** Flat enough for a delivery area: east-west distances shrink with the latitude of the centre. */
export const pointOf = ([lon, lat]: Position, { center, metersPerPixel }: MapView, size: Size): Point => ({
  x: ((lon - center[0]) * metersPerDegree(center)) / metersPerPixel + size.width / 2,
  y: ((center[1] - lat) * METERS_PER_DEGREE) / metersPerPixel + size.height / 2,
});

interface Label extends Point {
  text: string;
}

const LETTER_WIDTH = 7;
const LINE_HEIGHT = 15;

/** Which names can be read: the first ones stay, and a later one that would lie on them gives way. */
export function readable<L extends Label>(labels: readonly L[]): L[] {
  const kept: L[] = [];
  for (const label of labels) if (!kept.some((other) => overlap(label, other))) kept.push(label);
  return kept;
}

/** Both are centred on their points. */
const overlap = (one: Label, other: Label): boolean =>
  Math.abs(one.y - other.y) < LINE_HEIGHT &&
  Math.abs(one.x - other.x) < ((one.text.length + other.text.length) * LETTER_WIDTH) / 2;

export const positionAt = ({ x, y }: Point, { center, metersPerPixel }: MapView, size: Size): Position => [
  rounded(center[0] + ((x - size.width / 2) * metersPerPixel) / metersPerDegree(center)),
  rounded(center[1] - ((y - size.height / 2) * metersPerPixel) / METERS_PER_DEGREE),
];

export const panned = (view: MapView, { x, y }: Point, size: Size): MapView => ({
  ...view,
  center: positionAt({ x: size.width / 2 - x, y: size.height / 2 - y }, view, size),
});

/** Around the centre, or around another point that keeps its place on the screen. */
export function zoomed(view: MapView, factor: number, size: Size, around?: Point): MapView {
  const metersPerPixel = Math.min(WIDEST, Math.max(CLOSEST, view.metersPerPixel * factor));
  if (!around) return { ...view, metersPerPixel };
  const fixed = positionAt(around, view, size);
  const next = { ...view, metersPerPixel };
  const now = pointOf(fixed, next, size);
  return panned(next, { x: around.x - now.x, y: around.y - now.y }, size);
}

const MARGIN = 0.8;

/** So that everything is in sight; a single place gets its surroundings. */
export function viewOf(positions: readonly Position[], size: Size): MapView {
  const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
  if (positions.length === 0) return GERMANY;
  const center: Position = [midpoint(lons), midpoint(lats)];
  const wide = ((Math.max(...lons) - Math.min(...lons)) * metersPerDegree(center)) / (size.width * MARGIN);
  const high = ((Math.max(...lats) - Math.min(...lats)) * METERS_PER_DEGREE) / (size.height * MARGIN);
  return { center, metersPerPixel: Math.min(WIDEST, Math.max(wide, high, SURROUNDINGS)) };
}

/** Ten kilometres across a map of five hundred pixels. */
const SURROUNDINGS = 20;
const GERMANY: MapView = { center: [10.45, 51.16], metersPerPixel: 2_000 };

/** A round length that fits into so many pixels: 100 m, 200 m, 500 m, 1 km … */
export function scaleOf(metersPerPixel: number, pixels: number): number {
  const most = metersPerPixel * pixels;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
}

/** A circle of so many kilometres, as corners. */
export function circleAround([lon, lat]: Position, km: number, corners = 72): Position[] {
  const high = (km * 1_000) / METERS_PER_DEGREE;
  const wide = (km * 1_000) / metersPerDegree([lon, lat]);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
}

const WINDS = [
  'nördlich',
  'nordöstlich',
  'östlich',
  'südöstlich',
  'südlich',
  'südwestlich',
  'westlich',
  'nordwestlich',
] as const;

/** '1,2 km nordöstlich': what somebody hears who cannot see the map. */
export function whereabouts(from: Position, to: Position): string {
  const meters = metersBetween(from, to);
  if (meters < 10) return 'am Restaurant';
  const east = (to[0] - from[0]) * metersPerDegree(from);
  const north = (to[1] - from[1]) * METERS_PER_DEGREE;
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return `${distanceText(meters)} ${WINDS[(eighth + 8) % 8]}`;
}

/** '850 m', '1,2 km' */
export const distanceText = (meters: number): string =>
  meters < 1_000 ? `${Math.round(meters / 10) * 10} m` : `${kilometersText(meters / 1_000)} km`;

const metersPerDegree = ([, lat]: Position): number => METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);

const midpoint = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Ten centimetres are enough for a door. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
