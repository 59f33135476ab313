import { failureOf } from '../http/api.rules';
import type { ApiFailure, ApiResult } from '../http/api.types';
import { request } from '../http/request';
import { alone } from './tabs';
import { authorization, currentToken, isTokenEnding, isTokenFresh, keepToken } from './tokens';

/** renewed: there is a good token. over: the server says the session has ended. unreachable: nobody knows yet. */
type Renewal = 'renewed' | 'over' | 'unreachable';

const UNREACHABLE = 'Der Server ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.';

let running: Promise<Renewal> | null = null;

/**
 * Exchanges the refresh cookie for new tokens. All tabs queue up, and whoever finds that another one was quicker uses
 * that token: two tabs never spend the same refresh token twice.
 */
export function renewToken(): Promise<Renewal> {
  running ??= renewOnce().finally(() => {
    running = null;
  });
  return running;
}

/** Before a call: a token that is about to end is exchanged first. */
export async function keepTokenGood(): Promise<void> {
  if (currentToken() !== null && isTokenEnding()) await renewToken();
}

/** After a 401 one renewal and one more try; only the 401 after that means that the session is over. */
export async function withRenewal<T>(
  send: (authorization: string | null) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const answer = await send(authorization());
  if (answer.success || answer.status !== 401) return answer;

  const renewal = await renewToken();
  if (renewal === 'renewed') return send(authorization());
  return renewal === 'over' ? answer : failureOf({ status: 0, body: null, error: new Error(UNREACHABLE) });
}

function renewOnce(): Promise<Renewal> {
  const before = currentToken();
  return alone('tresen-refresh', async () => {
    if (currentToken() !== before && isTokenFresh()) return 'renewed';

    const answer = await request<{ token?: unknown } | null>('POST', '/api/auth/refresh', {
      authorization: authorization(),
      body: {},
    });
    if (!answer.success) return refused(answer);
    if (typeof answer.data?.token !== 'string') return 'over';
    keepToken(answer.data.token);
    return 'renewed';
  });
}

const refused = ({ status }: ApiFailure): Renewal =>
  status === 401 || status === 403 ? 'over' : 'unreachable';
