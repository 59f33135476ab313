/** Crockford's alphabet: no i, l, o, u, so nobody misreads it on the phone. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 10;

/** 20 characters that sort by the millisecond they were made in. */
export const newId = (at: number = Date.now()): string => timePart(at) + randomLetters(RANDOM_LENGTH);

/** A secret nobody guesses, safe in a URL. */
export const newToken = (bytes = 24): string =>
  btoa(String.fromCharCode(...randomBytes(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Short enough to be typed from a table card or a voucher. */
export const shortCode = (length = 6): string => randomLetters(length).toUpperCase();

function timePart(at: number): string {
  let rest = at;
  let text = '';
  for (let i = 0; i < TIME_LENGTH; i++) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** 32 letters divide 256 evenly, so each is as likely as the other. */
const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % 32)).join('');

const randomBytes = (length: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(length));
