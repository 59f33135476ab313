import type { BoardOrder } from '../../../src/shop/order/order.view';
import type { Role } from '../../lib/vike/page.types';

export interface Hit {
  key: string;
  label: string;
  /** What tells it apart: a category, a guest, a group of the navigation. */
  detail: string;
  path: string;
  /** Other words that people type for it. */
  also?: string;
}

/** Where an order stands: what is still to be done at the desk, for staff; all else in the history of its day. */
export function orderPath(
  { number, businessDay, column }: Pick<BoardOrder, 'number' | 'businessDay' | 'column'>,
  role: Role | null,
): string {
  const search = `/app/orderHistory?search=${number}`;
  if (role === 'staff') return column === null ? search : '/app/dashboard';
  return `${search}&from=${businessDay}&to=${businessDay}`;
}

export interface HitGroup {
  title: string;
  hits: Hit[];
}

const MOST = 8;

/** The words that people type who do not know what a page is called. */
const ALSO: Record<string, string> = {
  '/app/products': 'gerichte preise ausverkauft import',
  '/app/bin': 'gelöscht wiederherstellen zurückholen rückgängig',
  '/app/orderHistory/day': 'umsatz zahlen auswertung statistik',
};

/** Pages whose name, group or other words contain everything that was typed; those that begin with it come first. */
export function pagesFor(pages: readonly Hit[], typed: string): Hit[] {
  const words = wordsIn(typed);
  const textOf = ({ label, detail, path, also = '' }: Hit) =>
    plain(`${label} ${detail} ${also} ${ALSO[path] ?? ''}`);
  const begins = ({ label }: Hit) => plain(label).startsWith(words[0] ?? '');
  return pages
    .filter((hit) => words.every((word) => textOf(hit).includes(word)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST);
}

/** Who types a number means the one that bears it, not every one that begins with it. */
export const exactFirst = <Row extends { number: string }>(rows: readonly Row[], typed: string): Row[] =>
  [...rows].sort((a, b) => Number(b.number === typed) - Number(a.number === typed));

export const isSearched = (typed: string): boolean =>
  typed.trim().length >= 2 || /^#?\d+$/.test(typed.trim());

/** The place after a key; at the ends it goes on at the other one. */
export const moved = (at: number, by: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + by + count) % count;

const wordsIn = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

const plain = (text: string): string =>
  text.replaceAll('\u00ad', '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
