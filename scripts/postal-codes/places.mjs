import { readFileSync } from 'node:fs';

/** A part of a town bears its own name, but no postal code of that name. */
const NOT_A_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** Every German town of GeoNames by each way of writing its name. One town counts once, its seat first. */
export function townsByName(file) {
  const byName = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [id, name, , , lat, lon, , kind, country, , , , , community, people] = line.split('\t');
    if (country !== 'DE' || NOT_A_TOWN.has(kind)) continue;
    const at = [Number(lon), Number(lat)];
    const town = { id, community, people: Number(people), isSeat: kind.startsWith('PPLA'), at };
    for (const key of keysOf(name)) byName.set(key, withTown(byName.get(key) ?? [], town));
  }
  return byName;
}

/** A village and the seat of its community are the same place on our map: the seat stays. */
function withTown(towns, town) {
  const twin = town.community && towns.find(({ community }) => community === town.community);
  if (!twin) return [...towns, town];
  return town.isSeat && !twin.isSeat ? towns.map((one) => (one === twin ? town : one)) : towns;
}

/** 'Burg (Mosel)' and 'Grub am Forst' are also looked for as 'Burg' and 'Grub': where it lies decides which one it is. */
export function keysOf(name) {
  const whole = plain(name);
  const short = plain(name.replace(/\s*[(/,].*$/, '').replace(/\s+-\s+.*$/, ''));
  const bare = short.replace(/ (am|an|auf|bei|im|in|ob|unter|vor) .*$/, '');
  return [...new Set([whole, short, bare])].filter(Boolean);
}

const plain = (name) =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/\b(hansestadt|lutherstadt|kreisstadt)\b/g, '')
    .replace(/\bb\.\s*/g, 'bei ')
    .replace(/\ba\.\s*d\.\s*/g, 'an der ')
    .replace(/\bi\.\s*d\.\s*/g, 'in der ')
    .replace(/\ba\.\s*/g, 'am ')
    .replace(/\bi\.\s*/g, 'im ')
    .replace(/\bst\.\s*/g, 'sankt ')
    .replace(/[^a-zäöü0-9]+/g, ' ')
    .trim();

const EARTH_KM = 6371;

export function kmBetween([lonA, latA], [lonB, latB]) {
  const half = (from, to) => Math.sin(((to - from) * Math.PI) / 360) ** 2;
  const cos = Math.cos((latA * Math.PI) / 180) * Math.cos((latB * Math.PI) / 180);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half(latA, latB) + cos * half(lonA, lonB))));
}

/** Nearer to where more people live, though no village counts for nothing. */
export function middleOf(towns) {
  const weights = towns.map(({ people }) => Math.max(people, 300));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return [0, 1].map((i) =>
    Number((towns.reduce((sum, { at }, n) => sum + at[i] * weights[n], 0) / whole).toFixed(4)),
  );
}

/** The middle one of all lengths and all widths, which one stray town cannot pull away. */
export const medianOf = (points) =>
  [0, 1].map((at) => points.map((point) => point[at]).sort((a, b) => a - b)[points.length >> 1]);
