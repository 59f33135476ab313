import { inLanguage, readConfig } from './config';

/** Calls of the guests' side: no token, no toasts; the caller shows the sentence where it belongs. */
export type Result<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      status: number;
      code: string;
      message: string;
      fields: Record<string, string>;
      data?: unknown;
    };

export const get = <T>(url: string): Promise<Result<T>> => call<T>(url, {});

export const post = <T>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Result<T>> =>
  call<T>(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function call<T>(url: string, init: RequestInit): Promise<Result<T>> {
  const { words, speech } = readConfig();
  try {
    const response = await fetch(inLanguage(url, speech.language), { credentials: 'omit', ...init });
    const answer = await response.json();
    if (response.ok && answer.success) return { ok: true, data: answer.data as T };
    const { code = 'UNKNOWN', message = words.unknownError, fields = {}, data } = answer;
    return { ok: false, status: response.status, code, message, fields, data };
  } catch {
    return { ok: false, status: 0, code: 'OFFLINE', message: words.noConnection, fields: {} };
  }
}
