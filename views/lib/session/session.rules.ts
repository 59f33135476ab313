import { isRetried } from '../http/api.rules';
import type { ApiFailure } from '../http/api.types';
import type { Role } from '../vike/page.types';

export interface Session {
  user: { id: string; name: string; email: string };
  shopId: string | null;
  role: Role | null;
  expiresAt: string;
  /** Until when the refresh token can be exchanged. */
  refreshExpiresAt?: string | null;
}

type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

export interface AuthState {
  status: AuthStatus;
  data: Session | null;
}

export const statusOf = (fetching: boolean, data: Session | null): AuthStatus =>
  fetching ? 'loading' : data ? 'authenticated' : 'unauthenticated';

export interface SignInTokens {
  token: string;
  refreshToken: string;
}

/** What a sign-in must bring, or the sentence for the console that says what is missing. */
export function tokensOf(answer: unknown): SignInTokens | string {
  if (typeof answer !== 'object' || answer === null) return 'Sign-in: the response is not an object.';
  const { token, refreshToken } = ((answer as { data?: unknown }).data ?? {}) as Partial<SignInTokens>;
  if (typeof token !== 'string' || token === '') return 'Sign-in: no string token at data.token.';
  if (typeof refreshToken !== 'string' || refreshToken === '')
    return 'Sign-in: no string refresh token at data.refreshToken.';
  return { token, refreshToken };
}

/** A lost connection is no refusal: a tablet in the kitchen stays signed in when the router restarts. */
export const endsSession = ({ status }: ApiFailure): boolean =>
  status >= 400 && status < 500 && !isRetried(status);

/** Whether an auth call broke down, as opposed to being refused. */
export const isBroken = ({ status }: ApiFailure): boolean => status === 0 || status >= 500;

/** What a person reads whose sign-in brought no token: the reason stands in the console. */
export const NO_TOKENS =
  'Die Anmeldung kam unvollständig an, du bist noch nicht angemeldet. Einzelheiten stehen im Protokoll der Browserkonsole.';

export const CHECK_LOGS =
  'Das hat gerade nicht geklappt. Einzelheiten stehen im Protokoll der Browserkonsole.';
