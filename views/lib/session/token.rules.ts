/** Longer delays overflow the browser's timers and fire at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;
export const SESSION_REFRESH_MS = 360_000;

const EARLY_MS = 60_000;
const FRESH_MS = 30_000;

const cappedDelay = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_TIMER_MS);

interface Ends {
  expiresAt: string;
  refreshExpiresAt?: string | null;
}

/** When to refresh: as the access token ends, and a minute before the refresh token does, for then it would be too late. */
export const delaysOf = ({ expiresAt, refreshExpiresAt }: Ends, serverNow: number): number[] =>
  [Date.parse(expiresAt), Date.parse(refreshExpiresAt ?? '') - EARLY_MS]
    .map((end) => end - serverNow)
    .filter(Number.isFinite)
    .map(cappedDelay);

interface Lifetime {
  issuedMs: number;
  expiresMs: number;
}

/** When the token was issued and ends, on the server's clock; null for anything that is no token of ours. */
export function lifetimeOf(token: string): Lifetime | null {
  const { iat, exp } = claimsOf(token) ?? {};
  return typeof iat === 'number' && typeof exp === 'number'
    ? { issuedMs: iat * 1_000, expiresMs: exp * 1_000 }
    : null;
}

/** Whose token it is; null for anything that is no token of ours. */
export function subjectOf(token: string | null): string | null {
  const subject = claimsOf(token)?.sub;
  return typeof subject === 'string' ? subject : null;
}

function claimsOf(token: string | null): Record<string, unknown> | null {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** Whether the token ends within a minute. */
export function isEnding(token: string, serverNow: number): boolean {
  const lifetime = lifetimeOf(token);
  return lifetime !== null && lifetime.expiresMs - serverNow < EARLY_MS;
}

/** Whether this token, or another tab's, was issued just now, so that nobody needs another one. */
export function isFresh(token: string, serverNow: number): boolean {
  const lifetime = lifetimeOf(token);
  return lifetime !== null && serverNow - lifetime.issuedMs < FRESH_MS;
}

/** Of two tokens the one that was issued last. */
export function fresher(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return (lifetimeOf(one)?.issuedMs ?? 0) >= (lifetimeOf(other)?.issuedMs ?? 0) ? one : other;
}

/** The value of one cookie out of `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null;
}

export const authorizationOf = (token: string, type: string): string => (type ? `${type} ${token}` : token);
