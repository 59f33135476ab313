import type { ApiFailure, Method } from './api.types';

const UNKNOWN_MESSAGE = 'Ein unbekannter Fehler ist aufgetreten.';
const RETRIED: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const IDEMPOTENT: readonly Method[] = ['GET', 'HEAD', 'PUT', 'DELETE'];
const NO_ANSWER = 500;
const CHANGED_MEANWHILE = 412;
const PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5_000;

/** Idempotent requests are not repeated, others once: they carry an Idempotency-Key, which makes that safe. */
export const retriesOf = (method: Method): number => (IDEMPOTENT.includes(method) ? 0 : 1);

/** A request without an answer counts like a broken server. */
export const isRetried = (status: number): boolean => RETRIED.includes(status || NO_ANSWER);

export const changes = (method: Method): boolean => method !== 'GET' && method !== 'HEAD';

/** How long to wait before the retry: what the server asks for, within what a person waits for. */
export function pauseBefore(retryAfter: string | null): number {
  const asked = Number(retryAfter) * 1_000;
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked, LONGEST_PAUSE_MS) : PAUSE_MS;
}

export interface Failed {
  status: number;
  /** The body as far as it could be read. */
  body: unknown;
  error: unknown;
}

/** What every failed call becomes: the server's words where it found some. */
export function failureOf({ status, body, error }: Failed): ApiFailure {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<ApiFailure>;

  return {
    success: false,
    status,
    code: said.code || 'UNKNOWN',
    headline: said.headline || 'Fehler',
    message: said.message || (error instanceof Error && error.message) || UNKNOWN_MESSAGE,
    error,
    ...(said.fields && { fields: said.fields }),
    ...(said.data !== undefined && { data: said.data }),
  };
}

export const toastOf = ({ headline, message }: ApiFailure): string => `${headline}: ${message}`;

/** A refusal of these calls says that the input was wrong, not that the session is over. */
export const opensSession = (path: string): boolean =>
  /^\/api\/auth\/(login|register|refresh|logout|reset)(\/|$|\?)/.test(path);

export const STILL_THERE =
  'Was du eingegeben hast, steht noch da: Speichere es, sobald die Verbindung wieder da ist.';

/** Somebody would rather not sign in again now. */
export const NOT_SIGNED_IN: ApiFailure = {
  success: false,
  status: 0,
  code: 'NOT_SIGNED_IN',
  headline: 'Nicht gespeichert',
  message:
    'Du bist nicht angemeldet. Was du eingegeben hast, steht noch da: Speichere noch einmal und melde dich an.',
  error: null,
};

/** What is stored by now, when somebody else saved the same thing first; null for any other failure. */
export const savedMeanwhile = <T>({ status, data }: ApiFailure): T | null =>
  status === CHANGED_MEANWHILE ? ((data as { current?: T } | undefined)?.current ?? null) : null;
