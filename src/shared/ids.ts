/** Crockford's alphabet: no i, l, o, u, so nobody misreads it on the phone. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 10;

/** 20 characters that sort by the millisecond they were made in. */
export const newId = (at: number = Date.now()): string => timePart(at) + randomLetters(RANDOM_LENGTH);

/** A secret nobody guesses, safe in a URL. */
export const newToken = (bytes = 24): string =>
  btoa(String.fromCharCode(...drawn(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Short enough to be typed from a table card or a voucher. */
export const shortCode = (length = 6): string => randomLetters(length).toUpperCase();

let known = { at: -1, text: '' };

/** The same for all that is made within a millisecond. */
function timePart(at: number): string {
  if (at !== known.at) known = { at, text: lettersOf(at) };
  return known.text;
}

function lettersOf(at: number): string {
  let rest = at;
  let text = '';
  for (let i = 0; i < TIME_LENGTH; i++) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** 32 letters divide 256 evenly, so each is as likely as the other. */
function randomLetters(length: number): string {
  let text = '';
  for (const byte of drawn(length)) text += ALPHABET.charAt(byte % 32);
  return text;
}

const pool = new Uint8Array(1_000);
let used = pool.length;

/** Drawn for a hundred ids at once: asking the system costs more than the id. A byte is given out a single time. */
function drawn(length: number): Uint8Array {
  if (length > pool.length) return randomBytes(length);
  if (used + length > pool.length) {
    globalThis.crypto.getRandomValues(pool);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
}

const randomBytes = (length: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(length));
