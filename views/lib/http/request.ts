import { changes, type Failed, failureOf, isRetried, pauseBefore, retriesOf } from './api.rules';
import type { ApiResult, ApiSuccess, Method } from './api.types';
import { CALL_MS, type Deadline, deadlineOf, FILE_MS, TooLate } from './deadline';

/** How the bytes travel. Like `fetch` it answers any status and throws when no answer came. */
export type Transport = (url: string, init: RequestInit, deadline: Deadline) => Promise<Response>;

export interface RequestOptions {
  body?: unknown;
  /** The whole value of the Authorization header. */
  authorization?: string | null;
  idempotencyKey?: string;
  signal?: AbortSignal;
  transport?: Transport;
  /** How long nobody gives up; for the few calls that make somebody else work. */
  deadlineMs?: number;
  /** A good answer is a file: then the data is a Blob. */
  isFile?: boolean;
}

/** One call with its retry. Never throws. */
export function request<T>(
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<ApiResult<T>> {
  const { body, signal, transport = fetch, isFile = false } = options;
  const { deadlineMs = isFile ? FILE_MS : CALL_MS } = options;
  const init: RequestInit = { method, headers: headersOf(method, options), body: bytesOf(body) };
  const attempt = async () => {
    const deadline = deadlineOf(deadlineMs, signal);
    const ask = () => transport(absolute(path), { ...init, signal: deadline.signal }, deadline);
    const answer = await sendOnce<T>(ask, isFile);
    deadline.clear();
    return deadline.isOver() && !('success' in answer) ? tooLate(deadlineMs, changes(method)) : answer;
  };

  return withRetries(attempt, retriesOf(method), signal);
}

/** `crypto.randomUUID` is missing where a tablet opens the counter over plain http in its own network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function headersOf(
  method: Method,
  { body, authorization, idempotencyKey, isFile }: RequestOptions,
): Record<string, string> {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    ...(!isFile && { accept: 'application/json' }),
    ...(authorization && { authorization }),
    ...(changes(method) && { 'idempotency-key': idempotencyKey ?? newKey() }),
    ...(isJson && { 'content-type': 'application/json' }),
  };
}

function bytesOf(body: unknown): FormData | string | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

export const absolute = (path: string): string => new URL(path, globalThis.location.origin).href;

type Refused = Failed & { retryAfter: string | null; tooLate?: boolean };

const tooLate = (ms: number, changing: boolean): Refused => ({
  status: 0,
  body: null,
  error: new TooLate(ms, changing),
  retryAfter: null,
  tooLate: true,
});

async function withRetries<T>(
  attempt: () => Promise<ApiResult<T> | Refused>,
  retries: number,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  const answer = await attempt();
  if ('success' in answer) return answer;
  const isLast = retries === 0 || answer.tooLate || signal?.aborted;
  if (isLast || !isRetried(answer.status)) return failureOf(answer);

  await new Promise((resolve) => setTimeout(resolve, pauseBefore(answer.retryAfter)));
  return withRetries(attempt, retries - 1, signal);
}

/** What a browser says itself is English, and in every browser something else. */
export const unreached = (cause: unknown): Error =>
  new Error('Keine Verbindung zum Server. Bitte prüfe die Internetverbindung.', { cause });

async function sendOnce<T>(ask: () => Promise<Response>, isFile: boolean): Promise<ApiResult<T> | Refused> {
  let response: Response;
  let text: string;
  try {
    response = await ask();
    if (response.ok && isFile) return { success: true, data: (await response.blob()) as T };
    text = await response.text();
  } catch (cause) {
    return { status: 0, body: null, error: unreached(cause), retryAfter: null };
  }
  const body = jsonIn(text);
  const said = body as { success?: unknown } | null;
  if (response.ok && said?.success !== false) return successOf<T>(body);

  const error = new Error(`Der Server hat mit Status ${response.status} geantwortet.`);
  return { status: response.status, body, error, retryAfter: response.headers.get('retry-after') };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Two answers carry no `data` but say what they mean beside `success`: then the whole body is the data. */
function successOf<T>(body: unknown): ApiSuccess<T> {
  const said = body as { data?: T; message?: string } | null;
  const data = said && 'data' in said ? (said.data as T) : (body as T);
  return said?.message === undefined
    ? { success: true, data }
    : { success: true, data, message: said.message };
}
