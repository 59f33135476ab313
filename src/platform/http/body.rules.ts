const DEEPEST = 32;
const MAX_FIELDS = 1_000;
const SMALLEST_NORMAL = 2 ** -1022;
const HALF_A_CHARACTER = /\p{Cs}/u;

/** True for bodies larger or deeper than any of our forms, which could cost a validator seconds or its stack, and for broken text and numbers. */
export function isMonstrous(body: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[body, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && HALF_A_CHARACTER.test(value)) return true;
    if (typeof value === 'number' && isOdd(value)) return true;
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;

    const inside = Object.values(value);
    if (depth > DEEPEST || (!Array.isArray(value) && inside.length > MAX_FIELDS)) return true;
    for (const item of inside) open.push([item, depth + 1]);
  }
  return false;
}

/** Minus nothing, and what is so small that arithmetic loses its digits: no form sends them. */
const isOdd = (number: number): boolean =>
  Object.is(number, -0) || (number !== 0 && Math.abs(number) < SMALLEST_NORMAL);
