import type { PostalPlace, PostalSource, PostalTable } from './postal-code.types.js';

export const NO_TABLE: PostalTable = { source: null, places: [] };

/** A first line of JSON names the source, then code, place, longitude and latitude between tabs. */
export function readPostalTable(text: string): PostalTable {
  const [head = '', ...lines] = text.split('\n');
  const source = sourceIn(head);
  return source ? { source, places: lines.flatMap(placeIn) } : NO_TABLE;
}

function sourceIn(line: string): PostalSource | null {
  if (!line.startsWith('# {')) return null;
  const source = JSON.parse(line.slice(2)) as Partial<PostalSource>;
  const { name, url, licence, licenceUrl, day } = source;
  return name && url && licence && licenceUrl && day ? { name, url, licence, licenceUrl, day } : null;
}

function placeIn(line: string): PostalPlace[] {
  const [code = '', name = '', lon = '', lat = ''] = line.split('\t');
  const position: PostalPlace['position'] = [Number(lon), Number(lat)];
  const isWhole = /^\d{5}$/.test(code) && lon !== '' && lat !== '' && position.every(Number.isFinite);
  return isWhole ? [{ code, name, position }] : [];
}
