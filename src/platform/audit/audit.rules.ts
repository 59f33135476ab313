const SECRET =
  /secret|passw|token|totp|otp$|apikey|api_key|hash|privatekey|private_key|_iv$|^iv$|^pin$|cookie|^iban$/i;
const BLANK = '•••';
const MAX_TEXT = 2_000;
const MAX_ITEMS = 200;
const MAX_DEPTH = 8;

/** What may be kept for years: secrets blanked, nothing endless, no name the store would refuse. */
export function recordable(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Date || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  if (typeof value !== 'object') return String(value);
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => recordable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([key, item]) => [nameOf(key), SECRET.test(key) ? blank(item) : recordable(item, depth + 1)]),
  );
}

/** Records that a secret was set or removed, never the secret itself. */
const blank = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : BLANK;

const nameOf = (key: string): string =>
  key.replace(/\./g, '·').replace(/^\$/, '＄').replace(/\0/g, '') || '_';
