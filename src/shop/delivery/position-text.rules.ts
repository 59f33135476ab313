import type { Position } from './delivery.types.js';

/** '52.5004, 13.4049', latitude first, as map programs show and copy it. */
export const formatPosition = ([lon, lat]: Position): string => `${lat}, ${lon}`;

/** Also '52,5004; 13,4049' with German commas; null for what is no place. */
export function parsePosition(text: string): Position | null {
  const [, lat, lon] = PLAIN.exec(text.trim()) ?? GERMAN.exec(text.trim()) ?? [];
  if (lat === undefined || lon === undefined) return null;
  const position: Position = [numberOf(lon), numberOf(lat)];
  return Math.abs(position[0]) <= 180 && Math.abs(position[1]) <= 90 ? position : null;
}

const PLAIN = /^(-?\d{1,3}(?:\.\d{1,12})?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d{1,12})?)$/;
const GERMAN = /^(-?\d{1,3}(?:,\d{1,12})?)(?:\s*;\s*|\s+)(-?\d{1,3}(?:,\d{1,12})?)$/;

const numberOf = (text: string): number => Number(text.replace(',', '.'));
