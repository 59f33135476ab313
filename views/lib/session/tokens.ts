import { authorizationOf, cookieIn, fresher, isEnding, isFresh, lifetimeOf } from './token.rules';

const COOKIE = 'access';

let held: string | null = null;
/** How far the server's clock is ahead of ours, learned from each token that arrives. */
let aheadMs = 0;

/** Another tab may have renewed the token meanwhile: then the cookie is newer than what this one holds. */
export function currentToken(): string | null {
  return fresher(cookieIn(document.cookie, COOKIE), held);
}

export function keepToken(token: string): void {
  held = token;
  const lifetime = lifetimeOf(token);
  if (lifetime) aheadMs = lifetime.issuedMs - Date.now();
}

export function dropToken(): void {
  held = null;
  aheadMs = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
}

export const serverNow = (): number => Date.now() + aheadMs;

/** Whether the token must be renewed before it is used again. */
export function isTokenEnding(): boolean {
  const token = currentToken();
  return token === null || isEnding(token, serverNow());
}

export function isTokenFresh(): boolean {
  const token = currentToken();
  return token !== null && isFresh(token, serverNow());
}

export function authorization(): string | null {
  const token = currentToken();
  return token ? authorizationOf(token, tokenType()) : null;
}

/** The operator of the server may have configured another prefix, or none. */
const tokenType = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="token-type"]')?.content ?? 'Bearer';
