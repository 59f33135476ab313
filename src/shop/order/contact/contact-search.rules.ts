import { searchPrefixes, searchTokens } from '../../../shared/text.js';
import type { OrderLine } from '../../basket/basket.types.js';
import type { Contact } from '../order.types.js';
import type { OrderSearch } from './contact-search.types.js';

/** Marks the digits of a phone, so that '137' is no house number. */
const PHONE = '#';
const FEWEST_DIGITS = 3;
const MOST_TOKENS = 80;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Under which words a guest is found: those of the name, the door, and every end of the phone number. */
export function contactTokens({ name, phone, address }: Omit<Contact, 'tokens'>): string[] {
  const door = address ? [address.street, address.houseNo, address.city] : [];
  const digits = digitsOf(phone);
  const ends = Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_, from) =>
    digits.slice(from),
  );
  return [...ends.map((end) => PHONE + end), ...searchTokens(name, ...door)].slice(0, MOST_TOKENS);
}

/** What was ordered, also when some of it is struck later: no word of these says who it was. */
export const dishTokens = (lines: readonly Pick<OrderLine, 'name'>[]): string[] =>
  [...new Set(lines.flatMap(({ name }) => tokensOf(name)))].slice(0, MOST_TOKENS);

const MOST_NAMES = 2_000;
const known = new Map<string, string[]>();

/** The same dishes are ordered again and again. */
function tokensOf(name: string): string[] {
  const before = known.get(name);
  if (before) return before;
  const tokens = searchTokens(name);
  if (known.size >= MOST_NAMES) known.clear();
  known.set(name, tokens);
  return tokens;
}

/** '0171 39' finds '+49171392…': the code of the country takes the place of the zero. */
export function searchOf(question: string): OrderSearch | null {
  const wanted = question.replace(/^\s*(nr\.?|#)\s*/i, '').trim();
  const number = /^\d{1,4}$/.test(wanted) ? Number(wanted) : null;
  const prefixes = /^[\d\s/+()-]+$/.test(wanted) ? phonePrefixes(wanted) : searchPrefixes(wanted);
  return number === null && prefixes.length === 0 ? null : { number, prefixes };
}

function phonePrefixes(typed: string): string[] {
  const significant = digitsOf(typed).replace(/^0+/, '');
  return significant.length < FEWEST_DIGITS ? [] : [`^${PHONE}${significant}`];
}
