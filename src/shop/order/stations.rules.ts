import { sameName } from '../../shared/text.js';

/** Where dishes are made whose category names no station. */
export const KITCHEN = 'Küche';

/** Which station a category belongs to, by the id of the category; the kitchen where it names none. */
export type Stations = ReadonlyMap<string, string>;

interface StationLine {
  categoryId: string;
  /** The parts of a combo know the category of their dish, but for those of orders of older versions. */
  combo: { parts: readonly { name: string; categoryId?: string }[] } | null;
}

export const stationOf = (categoryId: string, stations: Stations): string =>
  stations.get(categoryId) ?? KITCHEN;

export const hasStation = (stations: readonly string[], wanted: string): boolean =>
  stations.some((station) => sameName(station, wanted));

/** The categories a line is made in: a combo in those of its parts. */
export function categoriesOf({ categoryId, combo }: StationLine): string[] {
  const ofParts = (combo?.parts ?? []).flatMap((part) => part.categoryId ?? []);
  return ofParts.length > 0 ? ofParts : [categoryId];
}
