import type { Ring } from './delivery.types.js';
import { isInside, metersBetween } from './geo.rules.js';
import type { PostalPlace } from './postal-code.types.js';

const MOST_BESIDE = 4;

export interface Orientation {
  inside: PostalPlace[];
  /** The nearest of those that lie outside, nearest first. */
  beside: PostalPlace[];
}

/** What somebody who draws an area can hold on to where no streets are known: the postal codes in it and next to it. */
export function orientationOf(rings: readonly Ring[], places: readonly PostalPlace[]): Orientation {
  const corners = rings.flat();
  const away = ({ position }: PostalPlace) =>
    Math.min(...corners.map((corner) => metersBetween(corner, position)));
  const outside = corners.length === 0 ? [] : places.filter(({ position }) => !isInside(position, rings));
  return {
    inside: places.filter(({ position }) => isInside(position, rings)),
    beside: outside
      .map((place) => ({ place, meters: away(place) }))
      .sort((a, b) => a.meters - b.meters)
      .slice(0, MOST_BESIDE)
      .map(({ place }) => place),
  };
}

/** '10969 10999 Berlin, 14467 Potsdam': each town once, behind its codes. */
export function placeNames(places: readonly PostalPlace[]): string {
  const towns = new Map<string, string[]>();
  for (const { code, name } of places) towns.set(name, [...(towns.get(name) ?? []), code]);
  return [...towns].map(([name, codes]) => `${codes.join(' ')} ${name}`.trim()).join(', ');
}

/** The nearest place of each other town: one name a town is enough to find one's way. */
export function otherTowns(places: readonly PostalPlace[]): ReadonlyMap<string, string> {
  const [own] = places;
  const named = new Set([own?.name]);
  const towns = new Map<string, string>();
  for (const { code, name } of places) {
    if (named.has(name)) continue;
    named.add(name);
    towns.set(code, name);
  }
  return towns;
}
