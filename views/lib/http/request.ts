import { changes, type Failed, failureOf, isRetried, pauseBefore, retriesOf } from './api.rules';
import type { ApiResult, Method } from './api.types';

export interface RequestOptions {
  body?: unknown;
  /** The whole value of the Authorization header. */
  authorization?: string | null;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** One call with its retry. Never throws. */
export async function request<T>(
  method: Method,
  path: string,
  { body, authorization, idempotencyKey, signal }: RequestOptions = {},
): Promise<ApiResult<T>> {
  const form = body instanceof FormData;
  const init: RequestInit = {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(authorization && { authorization }),
      ...(changes(method) && { 'idempotency-key': idempotencyKey ?? newKey() }),
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
    },
    body: form ? body : body === undefined ? undefined : JSON.stringify(body),
  };

  return sendWithRetries(path, init, retriesOf(method));
}

/** `crypto.randomUUID` is missing where a tablet opens the counter over plain http in its own network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const absolute = (path: string): string => new URL(path, globalThis.location.origin).href;

async function sendWithRetries<T>(path: string, init: RequestInit, retries: number): Promise<ApiResult<T>> {
  const answer = await send<T>(path, init);
  if ('success' in answer) return answer;
  if (retries === 0 || init.signal?.aborted || !isRetried(answer.status)) return failureOf(answer);

  await new Promise((resolve) => setTimeout(resolve, pauseBefore(answer.retryAfter)));
  return sendWithRetries(path, init, retries - 1);
}

type Refused = Failed & { retryAfter: string | null };

async function send<T>(path: string, init: RequestInit): Promise<ApiResult<T> | Refused> {
  let response: Response;
  try {
    response = await fetch(absolute(path), init);
  } catch (cause) {
    const error = new Error('Keine Verbindung zum Server. Bitte prüfe die Internetverbindung.', { cause });
    return { status: 0, body: null, error, retryAfter: null };
  }
  const body = await bodyOf(response);
  const said = body as { success?: unknown } | null;
  if (response.ok && said?.success !== false) return { success: true, ...successOf<T>(body) };

  const error = new Error(`Der Server hat mit Status ${response.status} geantwortet.`);
  return { status: response.status, body, error, retryAfter: response.headers.get('retry-after') };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}

/** Two answers carry no `data` but say what they mean beside `success`: then the whole body is the data. */
function successOf<T>(body: unknown): { data: T; message?: string } {
  const said = body as { data?: T; message?: string } | null;
  return said && 'data' in said
    ? { data: said.data as T, ...(said.message !== undefined && { message: said.message }) }
    : { data: body as T, ...(said?.message !== undefined && { message: said.message }) };
}
