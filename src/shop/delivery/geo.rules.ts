import type { Position, Ring } from './delivery.types.js';

const EARTH_RADIUS_METERS = 6_371_008.8;
/** In degrees; about a tenth of a millimetre, so that a point computed onto the border counts as on it. */
const ON_BORDER = 1e-9;

/** As the crow flies. */
export function metersBetween([lonA, latA]: Position, [lonB, latB]: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(latA, latB) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonA, lonB);
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Even-odd over all rings, so holes and islands work; the border itself is inside. */
export function isInside(point: Position, rings: readonly Ring[]): boolean {
  const edges = rings.flatMap(edgesOf);
  if (edges.some((edge) => isOnEdge(point, edge))) return true;
  return edges.filter((edge) => crosses(point, edge)).length % 2 === 1;
}

/** Closed rings repeat their first point, others are closed here. */
export function cornersOf(ring: Ring): Ring {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = ring.length > 1 && first && last && first[0] === last[0] && first[1] === last[1];
  return isClosed ? ring.slice(0, -1) : ring;
}

export type Edge = [Position, Position];

export function edgesOf(ring: Ring): Edge[] {
  const corners = cornersOf(ring);
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);
}

/** A ray to the east meets the edge; the lower end counts, the upper does not. */
function crosses([lon, lat]: Position, [[lonA, latA], [lonB, latB]]: Edge): boolean {
  if (latA > lat === latB > lat) return false;
  return lon < lonA + ((lat - latA) / (latB - latA)) * (lonB - lonA);
}

function isOnEdge([lon, lat]: Position, [[lonA, latA], [lonB, latB]]: Edge): boolean {
  const [width, height] = [lonB - lonA, latB - latA];
  const length = width * width + height * height;
  const along = length === 0 ? 0 : ((lon - lonA) * width + (lat - latA) * height) / length;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(lon - lonA - nearest * width, lat - latA - nearest * height) <= ON_BORDER;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
