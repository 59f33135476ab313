const DEEPEST = 32;
const MAX_FIELDS = 1_000;
/** Lists of ids end at 2,000. */
const MAX_ITEMS = 5_000;
/** Of the whole body, everything in it counted. */
const MAX_VALUES = 100_000;
/** A validator takes a tenth of a millisecond for each, and more where it refuses. A hundred areas with hours of their own stay below. */
const MAX_OBJECTS = 5_000;
/** A hundred lines with nine extras each: strangers send these, and nobody's order has more. */
export const MAX_GUEST_OBJECTS = 1_000;
const SMALLEST_NORMAL = 2 ** -1022;
const HALF_A_CHARACTER = /\p{Cs}/u;
/** Called on every object that has to become a text, a number or a date: as data they make that throw. */
const CALLED_BY_LANGUAGE = ['toString', 'valueOf', 'hasOwnProperty'];

/** True for bodies larger, longer or deeper than any of our forms, which could cost a validator seconds or its stack, and for broken text, numbers and objects. */
export function isMonstrous(body: unknown, mostObjects = MAX_OBJECTS): boolean {
  const open: [value: unknown, depth: number][] = [[body, 1]];
  let values = 0;
  let objects = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    values += 1;
    if (values > MAX_VALUES) return true;
    const [value, depth] = next;
    if (typeof value === 'string' && HALF_A_CHARACTER.test(value)) return true;
    if (typeof value === 'number' && isOdd(value)) return true;
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;

    const inside = Object.values(value);
    if (depth > DEEPEST || inside.length > (Array.isArray(value) ? MAX_ITEMS : MAX_FIELDS)) return true;
    if (CALLED_BY_LANGUAGE.some((name) => Object.hasOwn(value, name))) return true;
    if (!Array.isArray(value)) objects += 1;
    if (objects > mostObjects) return true;
    for (const item of inside) open.push([item, depth + 1]);
  }
  return false;
}

/** Minus nothing, and what is so small that arithmetic loses its digits: no form sends them. */
const isOdd = (number: number): boolean =>
  Object.is(number, -0) || (number !== 0 && Math.abs(number) < SMALLEST_NORMAL);
