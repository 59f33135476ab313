import { loginPathFor } from '../../../src/shared/redirect';
import { isAnythingUnsaved } from '../form/unsaved';
import { askToSignIn, isSomebodyElse } from '../session/again';
import { askForPassword } from '../session/proof';
import { keepTokenGood, withRenewal } from '../session/renewal';
import { sessionIsOver } from '../session/session';
import { toast } from '../toasts/toasts';
import { changes, failureOf, NOT_SIGNED_IN, opensSession, STILL_THERE, toastOf } from './api.rules';
import type { ApiFailure, ApiResult, Method } from './api.types';
import { newKey, type RequestOptions, request } from './request';

export interface CallOptions {
  /** No toast: the caller shows the failure itself. */
  silent?: boolean;
  /** For a caller that repeats the same order of work and must not do it twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Nobody has pressed anything: such a call asks nobody to sign in a second time. */
  byItself?: boolean;
  /** Where 15 seconds are not enough. */
  deadlineMs?: number;
}

/** The one way to the server. Never throws; a failure has been logged and, unless silent, shown. */
export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) =>
    call<T>('POST', path, { ...options, body }),
};

/** Logs, shows and returns. */
export function report(failure: ApiFailure, silent = false): ApiFailure {
  console.error(failure.headline, failure.message, failure.error);
  if (!silent) toast.error(toastOf(failure));
  return failure;
}

/** For what fails without an answer of the server. */
export const reportError = (error: unknown, silent = false): ApiFailure =>
  report(failureOf({ status: 0, body: null, error }), silent);

/** A call of any kind. Every failure is reported here, those of uploads and downloads included. */
export async function call<T>(
  method: Method,
  path: string,
  { silent = false, byItself = false, ...options }: CallOptions & RequestOptions = {},
): Promise<ApiResult<T>> {
  const idempotencyKey = options.idempotencyKey ?? newKey();
  const answer = opensSession(path)
    ? await request<T>(method, path, { ...options, idempotencyKey })
    : await authorized({ changes: changes(method), byItself }, (authorization) =>
        request<T>(method, path, { ...options, idempotencyKey, authorization }),
      );

  if (answer.success || options.signal?.aborted) return answer;
  return report(stillThere(method, answer), silent || isOver(path, answer));
}

/** Whoever has no answer wonders about what they have typed. */
const stillThere = (method: Method, failure: ApiFailure): ApiFailure =>
  failure.status === 0 && failure !== NOT_SIGNED_IN && changes(method) && isAnythingUnsaved()
    ? { ...failure, message: `${failure.message} ${STILL_THERE}` }
    : failure;

/** With a token, renewed when the server asks for it; a session that is over ends here and leads to /login, or is begun anew. */
async function authorized<T>(
  sent: { changes: boolean; byItself: boolean },
  send: (authorization: string | null) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const isPressed = sent.changes && !sent.byItself;
  await keepTokenGood();
  if (sent.changes && isAnythingUnsaved() && isSomebodyElse())
    return isPressed && (await askToSignIn('other', isPressed)) ? withRenewal(send) : NOT_SIGNED_IN;
  const answer = await provenIfAsked(await withRenewal(send), send);
  if (answer.success || answer.status !== 401) return answer;
  if (await sessionIsOver(loginPathFor(here()), isPressed)) return withRenewal(send);
  return isPressed && isAnythingUnsaved() ? NOT_SIGNED_IN : answer;
}

/** Where a PIN is not enough, the call is sent once more after the password. */
async function provenIfAsked<T>(
  answer: ApiResult<T>,
  send: (authorization: string | null) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const asked = !answer.success && answer.code === 'PASSWORD_NEEDED';
  return asked && (await askForPassword()) ? withRenewal(send) : answer;
}

/** The move to /login says enough. */
const isOver = (path: string, { status }: ApiFailure): boolean => status === 401 && !opensSession(path);

const here = (): string => location.pathname + location.search;
