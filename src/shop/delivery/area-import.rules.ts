import type { Position, Ring } from './delivery.types.js';
import { cornersOf } from './geo.rules.js';

/** An area from somebody else's map, not yet an area of ours. */
export interface ImportedArea {
  name: string;
  rings: Ring[];
}

export type AreaImport =
  | { areas: ImportedArea[]; problem: null }
  | { areas: []; problem: 'tooLarge' | 'unreadable' | 'noPolygon' };

export const IMPORT_PROBLEMS: Record<NonNullable<AreaImport['problem']>, string> = {
  tooLarge: 'Die Datei ist zu groß. Erlaubt sind 2 MB.',
  unreadable: 'Die Datei ist weder GeoJSON noch KML.',
  noPolygon: 'Die Datei enthält keine Fläche.',
};

const MAX_LENGTH = 2_000_000;
const MAX_AREAS = 100;
const MAX_DEPTH = 8;

/** Reads the areas of a GeoJSON or KML file; heights are dropped, rings come open. */
export function importAreas(text: string): AreaImport {
  if (text.length > MAX_LENGTH) return { areas: [], problem: 'tooLarge' };
  const areas = text.trimStart().startsWith('{') ? fromGeoJson(text) : fromKml(text);
  if (areas === null) return { areas: [], problem: 'unreadable' };

  const whole = areas.filter(({ rings }) => rings.length > 0 && rings.every((ring) => ring.length >= 3));
  return whole.length > 0
    ? { areas: whole.slice(0, MAX_AREAS), problem: null }
    : { areas: [], problem: 'noPolygon' };
}

function fromGeoJson(text: string): ImportedArea[] | null {
  try {
    return areasIn(JSON.parse(text), '', MAX_DEPTH);
  } catch {
    return null;
  }
}

/** Collections, features and geometries nest; a name counts for everything inside it. */
function areasIn(node: unknown, name: string, depth: number): ImportedArea[] {
  if (!isRecord(node) || depth === 0) return [];
  const inside = (value: unknown, called = name) =>
    listOf(value).flatMap((one) => areasIn(one, called, depth - 1));

  switch (node.type) {
    case 'FeatureCollection':
      return inside(node.features);
    case 'GeometryCollection':
      return inside(node.geometries);
    case 'Feature':
      return inside([node.geometry], nameIn(node.properties) || name);
    case 'Polygon':
      return [{ name, rings: ringsOf(node.coordinates) }];
    case 'MultiPolygon':
      return [{ name, rings: listOf(node.coordinates).flatMap(ringsOf) }];
    default:
      return [];
  }
}

const ringsOf = (value: unknown): Ring[] =>
  listOf(value).map((ring) => cornersOf(listOf(ring).flatMap((point) => positionOf(listOf(point)))));

function positionOf([lon, lat]: unknown[]): Position[] {
  return Number.isFinite(lon) && Number.isFinite(lat) ? [[lon as number, lat as number]] : [];
}

const nameIn = (properties: unknown): string =>
  isRecord(properties) && typeof properties.name === 'string' ? properties.name : '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Split at tags instead of parsed: KML from map makers is plain, and a split never runs away. */
function fromKml(text: string): ImportedArea[] | null {
  if (!text.includes('<kml')) return null;
  return text
    .split('<Placemark')
    .slice(1)
    .map((placemark) => ({
      name: decoded(between(placemark, 'name')[0] ?? ''),
      rings: between(placemark, 'Polygon').flatMap((polygon) =>
        between(polygon, 'coordinates').map(ringFrom),
      ),
    }));
}

const between = (text: string, tag: string): string[] =>
  text
    .split(new RegExp(`<${tag}(?: [^<>]*)?>`))
    .slice(1)
    .map((rest) => rest.split(`</${tag}>`, 1)[0] ?? '');

const ringFrom = (coordinates: string): Ring =>
  cornersOf(
    coordinates
      .trim()
      .split(/\s+/)
      .flatMap((point) => positionOf(point.split(',').map(Number))),
  );

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const decoded = (text: string): string =>
  text
    .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
