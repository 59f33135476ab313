import { navigate } from 'vike/client/router';
import { ownPath } from '../../../src/shared/redirect';
import { failureOf } from '../http/api.rules';
import type { ApiFailure, ApiResult } from '../http/api.types';
import { request } from '../http/request';
import type { PageUser } from '../vike/page.types';
import { usePageUser } from '../vike/page-context';
import { forgetPayloads } from '../vike/payloads';
import { isWorkAtRisk } from '../vike/typed';
import { askToSignIn, hasOwner, keepOwner } from './again';
import { renewToken, withRenewal } from './renewal';
import {
  type AuthState,
  CHECK_LOGS,
  endsSession,
  isBroken,
  NO_TOKENS,
  type Session,
  type SignInTokens,
  statusOf,
  tokensOf,
} from './session.rules';
import { createStore, useStore } from './store';
import { onSignedOutElsewhere, tellSignedOut } from './tabs';
import { delaysOf, SESSION_REFRESH_MS } from './token.rules';
import { authorization, dropToken, isTokenEnding, isTokenFresh, keepToken, serverNow } from './tokens';

const LOADING: AuthState = { status: 'loading', data: null };
const NOBODY: AuthState = { status: 'unauthenticated', data: null };

export const sessionState = createStore<AuthState>(NOBODY);
let timers: ReturnType<typeof setTimeout>[] = [];

/** Pages take names and roles from their page context; this is for what changes while a page stands open. */
export function useSession(): AuthState {
  return useStore(sessionState, usePageUser() ? LOADING : NOBODY);
}

export const isSignedIn = (): boolean => sessionState.get().data !== null || authorization() !== null;

/** Called once in the browser, with the person the server rendered the first page for. */
export function startSession(user: PageUser | null): void {
  // An address without a page is answered before the user is known; then only the cookie tells whether somebody is signed in.
  if (user || authorization()) void (isTokenEnding() ? refreshSession() : fetchSession());
  setInterval(() => isSignedIn() && void refreshSession(), SESSION_REFRESH_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isSignedIn()) void refreshSession();
  });
  onSignedOutElsewhere(() =>
    location.pathname.startsWith('/app/') ? void sessionIsOver('/login') : forget(),
  );
}

/** A new token unless one came just now, then the session itself. */
export async function refreshSession(): Promise<void> {
  if (!isTokenFresh()) {
    const renewal = await renewToken();
    if (renewal === 'over') return forget();
    if (renewal === 'unreachable' && isTokenEnding()) return;
  }
  await fetchSession();
}

export async function fetchSession(): Promise<void> {
  const before = sessionState.get().data;
  sessionState.set({ status: statusOf(true, before), data: before });
  const answer = await withRenewal((value) =>
    request<Session>('GET', '/api/auth/session', { authorization: value }),
  );

  if (answer.success) return show(answer.data);
  if (endsSession(answer)) return forget();
  sessionState.set({ status: statusOf(false, before), data: before });
}

/** Null when the response carried no tokens: then nothing is stored and nobody is signed in. */
export async function acceptSignIn(answer: unknown): Promise<SignInTokens | null> {
  const tokens = tokensOf(answer);
  if (typeof tokens === 'string') {
    console.error(tokens);
    return null;
  }
  forgetPayloads();
  keepToken(tokens.token);
  await fetchSession();
  keepOwner(sessionState.get().data?.user ?? null);
  return tokens;
}

/** Stores the token, fetches the session, then goes where the person wanted to go. */
export async function signIn(
  credentials: Record<string, unknown>,
  redirect?: string | null,
): Promise<ApiResult<unknown>> {
  const answer = await entered(await authCall('/api/auth/login', credentials));
  if (answer.success) await navigate(ownPath(redirect));
  return answer;
}

/** The answer itself when somebody is signed in by it, a failure to show them when it carried no tokens. */
export async function entered<T>(answer: ApiResult<T>): Promise<ApiResult<T>> {
  if (!answer.success || (await acceptSignIn(answer))) return answer;
  return failureOf({ status: 0, body: { message: NO_TOKENS }, error: null });
}

export async function signOut(to = '/login'): Promise<void> {
  await request('POST', '/api/auth/logout', { authorization: authorization(), body: {} });
  tellSignedOut();
  await leave(to);
}

/**
 * The server refused a call and a renewal, whatever this tab believes. What somebody has typed stays where it is, and they
 * are asked to sign in above it. Whether they have.
 */
export async function sessionIsOver(loginPath: string, isPressed = false): Promise<boolean> {
  if (hasOwner() && isWorkAtRisk()) {
    forget();
    return askToSignIn('over', isPressed);
  }
  await leave(loginPath);
  return false;
}

/** A call to the auth API; when it breaks down the reason stands in the console. */
export async function authCall<T>(path: string, body: unknown): Promise<ApiResult<T>> {
  const answer = await request<T>('POST', path, { body, authorization: authorization() });
  return answer.success || !isBroken(answer) ? answer : brokenDown(path, answer);
}

function brokenDown(path: string, failure: ApiFailure): ApiFailure {
  console.error(`Auth request ${path} failed`, failure);
  return { ...failure, message: CHECK_LOGS };
}

function show(data: Session): void {
  sessionState.set({ status: statusOf(false, data), data });
  clearTimers();
  timers = delaysOf(data, serverNow()).map((ms) => setTimeout(() => void refreshSession(), ms));
}

function clearTimers(): void {
  timers.forEach(clearTimeout);
}

function forget(): void {
  clearTimers();
  dropToken();
  forgetPayloads();
  sessionState.set(NOBODY);
}

async function leave(to: string): Promise<void> {
  forget();
  await navigate(to);
}
