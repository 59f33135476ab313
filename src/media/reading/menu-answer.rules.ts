import { parseEuro } from '../../shared/money.js';
import { cleanText } from '../../shared/text.js';
import { plainWords } from '../texts/plain-text.rules.js';
import type { ReadRow } from './menu-reading.types.js';
import { withoutPrintedCodes } from './printed-codes.rules.js';

/** More than that on one menu is no menu. */
export const MAX_ROWS = 1_000;
const MAX_CATEGORIES = 100;
const MAX_SIZES = 12;
const MAX_NAME = 80;
const MAX_SIZE = 40;
const MAX_NUMBER = 8;
const MAX_TEXT = 400;
const MAX_CENTS = 999_999;

/** Dishes from the answer of a model, or null when it is no such answer. Whatever else it says is not listened to. */
export function rowsIn(raw: string, lastCategory = ''): ReadRow[] | null {
  const categories = listOf(jsonIn(raw), 'categories');
  if (!categories) return null;
  const rows: ReadRow[] = [];
  let category = lastCategory;
  for (const one of categories.slice(0, MAX_CATEGORIES)) {
    category = wordsOf(one, 'name', MAX_NAME) || category;
    for (const dish of listOf(one, 'products') ?? []) rows.push(...rowsOf(dish, category));
  }
  return rows.slice(0, MAX_ROWS);
}

function rowsOf(dish: unknown, category: string): ReadRow[] {
  const name = withoutPrintedCodes(withoutCodes(wordsOf(dish, 'name', MAX_NAME)));
  if (!/[\p{L}\p{N}]/u.test(name)) return [];
  const number = wordsOf(dish, 'number', MAX_NUMBER).replace(/[^\p{L}\p{N}-]/gu, '');
  const description = withoutCodes(wordsOf(dish, 'description', MAX_TEXT));
  const prices = listOf(dish, 'prices') ?? [];
  const sizes = prices.length > 0 ? prices.slice(0, MAX_SIZES) : [dish];
  return sizes.map((size) => ({
    category,
    number,
    name,
    description,
    size: sizes.length > 1 ? wordsOf(size, 'size', MAX_SIZE) : '',
    ...priceOf(fieldOf(size, 'price')),
  }));
}

/** 'ab 8,50': the price is taken, and somebody looks whether it is the one that counts. */
const FROM = /^\s*(?:ab|von|from)\b[\s:]*/i;

function priceOf(value: unknown): Pick<ReadRow, 'price' | 'isFrom'> {
  const isFrom = typeof value === 'string' && FROM.test(value);
  const price = euroOf(isFrom ? value.replace(FROM, '') : value);
  return { price, ...(isFrom && price !== '' && { isFrom }) };
}

/** '11,-' and '11,–' are whole euros. */
const NO_CENTS = /,\s*[-–—]+/;

/** '7,90'; empty where it is no price of a dish, so that somebody fills it in. */
function euroOf(value: unknown): string {
  const cents =
    typeof value === 'number'
      ? Math.round(value * 100)
      : parseEuro(String(value ?? '').replace(NO_CENTS, ''));
  if (cents === null || !Number.isFinite(cents) || cents < 0 || cents > MAX_CENTS) return '';
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

/** "(A, C, 1)" behind a name: codes are never taken from a picture. */
const withoutCodes = (text: string): string =>
  text.replace(/\s*\((?:[A-Za-z]\d?|\d{1,2})(?:\s*[,;/]\s*(?:[A-Za-z]\d?|\d{1,2}))*\)\s*/gu, ' ').trim();

const wordsOf = (holder: unknown, key: string, max: number): string => {
  const value = fieldOf(holder, key);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? cleanText(plainWords(text), { max }) : '';
};

const listOf = (holder: unknown, key: string): unknown[] | null => {
  const value = fieldOf(holder, key);
  return Array.isArray(value) ? value : null;
};

const fieldOf = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw.replace(/^\s*```(?:json)?|```\s*$/g, ''));
  } catch {
    return null;
  }
}
