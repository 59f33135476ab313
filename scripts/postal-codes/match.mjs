import { keysOf, kmBetween, medianOf, middleOf } from './places.mjs';

/** Codes of the same first three digits lie together. */
const REGION_KM = 45;
/** A code of several villages has a middle; farther apart than this it would lie in none of them. */
const VILLAGES_KM = 8;

/**
 * Where a code lies, for those that leave no doubt: its towns have no other code, and one town of that name lies
 * where the first digits say. Everything else stays without a place; a wrong one would answer guests wrongly.
 */
export function placesOf(codes, townsByName) {
  const codesOf = codesByTown(codes);
  const regions = regionsOf(codes, codesOf, townsByName);
  const located = new Map();
  for (const [code, names] of codes) {
    const region = regions.get(code.slice(0, 3)) ?? regions.get(code.slice(0, 2));
    if (region)
      located.set(
        code,
        names.map((name) => townFor(name, region, townsByName)),
      );
  }
  const taken = countOf([...located.values()].flat().map((town) => town?.id));
  return new Map(
    codes.map(([code]) => [code, middle((located.get(code) ?? []).map((town) => alone(town, taken)))]),
  );
}

/** A town that two codes lead to is in neither of them for certain. */
const alone = (town, taken) => (town && taken.get(town.id) === 1 ? town : null);

function middle(towns) {
  const found = towns.filter(Boolean);
  // Half of the villages of a code and more show where it lies.
  if (found.length === 0 || found.length < towns.length / 2) return null;
  const at = middleOf(found);
  return found.every((town) => kmBetween(town.at, at) <= VILLAGES_KM) ? at : null;
}

function townFor(name, region, townsByName) {
  for (const key of keysOf(name)) {
    const near = (townsByName.get(key) ?? []).filter(({ at }) => kmBetween(at, region) <= REGION_KM);
    const seats = near.filter(({ isSeat }) => isSeat);
    if (near.length === 1) return near[0];
    if (seats.length === 1) return seats[0];
    if (near.length > 1) return null;
  }
  return null;
}

/** The middle of all codes that begin with the same digits, told by names that exist once in Germany. */
function regionsOf(codes, codesOf, townsByName) {
  const points = new Map();
  for (const [code, names] of codes) {
    const towns = names.length === 1 ? (townsByName.get(keysOf(names[0])[0]) ?? []) : [];
    if (towns.length !== 1 || codesOf.get(names[0]).length > 1) continue;
    for (const digits of [2, 3]) {
      const key = code.slice(0, digits);
      points.set(key, [...(points.get(key) ?? []), towns[0].at]);
    }
  }
  const enough = [...points].filter(([key, all]) => all.length >= (key.length === 3 ? 3 : 5));
  return new Map(enough.map(([key, all]) => [key, medianOf(all)]));
}

function codesByTown(codes) {
  const byTown = new Map();
  for (const [code, names] of codes)
    for (const name of names) byTown.set(name, [...(byTown.get(name) ?? []), code]);
  return byTown;
}

function countOf(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
