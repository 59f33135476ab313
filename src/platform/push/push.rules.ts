import type { PushOutcome, PushTarget } from './push.types.js';

const MOST_ENDPOINT = 1_000;
/** An uncompressed point of P-256, and 16 random bytes. */
const POINT = /^B[A-Za-z0-9_-]{86}=?$/;
const SECRET = /^[A-Za-z0-9_-]{22}(==)?$/;

/** https alone, unless whoever hosts this reaches into their own network. */
export function isPushTarget({ endpoint, keys }: PushTarget, { allowPrivate }: { allowPrivate: boolean }) {
  if (endpoint.length > MOST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, username, password } = new URL(endpoint);
  const isSafe = protocol === 'https:' || (allowPrivate && protocol === 'http:');
  return isSafe && username === '' && password === '' && POINT.test(keys.p256dh) && SECRET.test(keys.auth);
}

/** null: the push service cannot just now, so it is worth another try. */
export function outcomeOf(status: number): PushOutcome | null {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? null : 'refused';
}
