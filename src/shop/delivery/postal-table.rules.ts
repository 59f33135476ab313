import type { PlacedCode } from './delivery.types.js';
import type { PostalCode, PostalPlace, PostalSource, PostalTable } from './postal-code.types.js';

export const NO_TABLE: PostalTable = { sources: [], codes: [] };

/** A first line of JSON names the sources, then code, town, longitude and latitude between tabs. */
export function readPostalTable(text: string): PostalTable {
  const [head = '', ...lines] = text.split('\n');
  const sources = sourcesIn(head);
  return sources.length > 0 ? { sources, codes: lines.flatMap(codeIn) } : NO_TABLE;
}

/** What the operator has put on the map stands where the operator put it. */
export function withPlaced(table: readonly PostalPlace[], placed: readonly PlacedCode[]): PostalPlace[] {
  const own = placed.map(({ code, position }) => ({ code, name: '', position }));
  return [...own, ...table.filter(({ code }) => own.every((one) => one.code !== code))];
}

/** Numbers grow from town to town: the next one within the same first digit is not far. */
export function neighbourOf(code: string, codes: readonly PostalCode[]): PostalPlace | null {
  const away = (one: PostalCode) => Math.abs(Number(one.code) - Number(code));
  const placed = codes.filter(isPlaced).filter((one) => one.code[0] === code[0]);
  return placed.reduce<PostalPlace | null>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    null,
  );
}

export const isPlaced = (code: PostalCode): code is PostalPlace => code.position !== null;

function sourcesIn(line: string): PostalSource[] {
  if (!line.startsWith('# [')) return [];
  const sources = JSON.parse(line.slice(2)) as Partial<PostalSource>[];
  const named = sources.filter(isNamed);
  return named.length === sources.length ? named : [];
}

const isNamed = (source: Partial<PostalSource>): source is PostalSource => {
  const { name, url, licence, licenceUrl, day } = source;
  return Boolean(name && url && licence && licenceUrl && day);
};

function codeIn(line: string): PostalCode[] {
  const [code = '', name = '', lon = '', lat = ''] = line.split('\t');
  if (!/^\d{5}$/.test(code) || name === '') return [];
  const position: PostalPlace['position'] = [Number(lon), Number(lat)];
  const isKnown = lon !== '' && lat !== '' && position.every(Number.isFinite);
  return [{ code, name, position: isKnown ? position : null }];
}
