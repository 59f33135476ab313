import type { Bump } from '../order.types.js';
import { KITCHEN, type Stations, stationOf } from '../stations.rules.js';

interface MadeLine {
  categoryId: string;
  combo: { parts: readonly { categoryId?: string }[] } | null;
}

/** The categories whose stations have work with a line; those of a combo are the ones of its dishes. */
export function madeIn({ categoryId, combo }: MadeLine): string[] {
  const ofParts = (combo?.parts ?? []).flatMap((part) => part.categoryId ?? []);
  return ofParts.length > 0 ? [...new Set(ofParts)] : [categoryId];
}

export const stationsOfCategories = (categoryIds: readonly string[], stations: Stations): string[] => [
  ...new Set(categoryIds.map((id) => stationOf(id, stations))),
];

/** Every station that has work with an order, in the order of its lines. */
export function stationsOfOrder(lines: readonly MadeLine[], stations: Stations): string[] {
  const found = stationsOfCategories(lines.flatMap(madeIn), stations);
  return found.length > 0 ? found : [KITCHEN];
}

/** What is done where; null: everywhere. */
export function bumped(
  bumps: readonly Bump[],
  { all, station, by, at }: { all: readonly string[]; station: string | null; by: string; at: Date },
): Bump[] {
  const wanted = station === null ? all : all.filter((one) => one === station);
  const fresh = wanted.filter((one) => !bumps.some((bump) => bump.station === one));
  return [...bumps, ...fresh.map((one) => ({ station: one, by, at }))];
}

export const withoutBump = (bumps: readonly Bump[], station: string | null): Bump[] =>
  station === null ? [] : bumps.filter((bump) => bump.station !== station);

export const isAllBumped = (bumps: readonly Bump[], all: readonly string[]): boolean =>
  all.every((station) => bumps.some((bump) => bump.station === station));
