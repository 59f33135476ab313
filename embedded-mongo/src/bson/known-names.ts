/** A power of two. */
const PLACES = 4096;
const LONGEST = 32;

const known = new Array<string>(PLACES).fill('');

/**
 * The name that stands there. The same few hundred come back with every document: found in a table by their bytes, they
 * need not be decoded, and they are the very same strings, which a map compares at once.
 */
export function nameAt(bytes: Buffer, from: number, to: number): string {
  const length = to - from;
  if (length > LONGEST) return bytes.toString('utf8', from, to);
  let hash = length;
  for (let i = from; i < to; i++) hash = (Math.imul(hash, 31) + bytes[i]!) | 0;
  const place = (hash ^ (hash >>> 12)) & (PLACES - 1);
  const found = known[place]!;
  if (found.length === length && isThere(found, bytes, from)) return found;
  const name = bytes.toString('utf8', from, to);
  known[place] = name;
  return name;
}

/** Of a name as long as its bytes are many: it has no character that takes several. */
function isThere(name: string, bytes: Buffer, from: number): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) !== bytes[from + i]) return false;
  return true;
}
