import { authorized, type CallOptions, report } from './api';
import { failureOf } from './api.rules';
import type { ApiResult } from './api.types';
import { absolute, newKey } from './request';

export interface UploadOptions extends CallOptions {
  /** 0 to 1; `fetch` cannot tell how much it has sent. */
  onProgress?: (share: number) => void;
}

export async function upload<T>(
  path: string,
  form: FormData,
  { silent, onProgress, signal, idempotencyKey = newKey() }: UploadOptions = {},
): Promise<ApiResult<T>> {
  const answer = await authorized<T>((authorization) =>
    sendForm(path, form, { authorization, 'idempotency-key': idempotencyKey }, onProgress, signal),
  );
  return answer.success || signal?.aborted ? answer : report(answer, silent || answer.status === 401);
}

/** A link cannot carry the Authorization header, so a file is fetched and handed to the browser. */
export async function download(
  path: string,
  fileName: string,
  options: CallOptions = {},
): Promise<ApiResult<Blob>> {
  const answer = await authorized<Blob>((authorization) => fetchFile(path, authorization));
  if (!answer.success) return report(answer, options.silent || answer.status === 401);

  const url = URL.createObjectURL(answer.data);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return answer;
}

async function fetchFile(path: string, authorization: string | null): Promise<ApiResult<Blob>> {
  try {
    const response = await fetch(absolute(path), { headers: authorization ? { authorization } : {} });
    if (response.ok) return { success: true, data: await response.blob() };
    return failureOf({ status: response.status, body: parsed(await response.text()), error: null });
  } catch (error) {
    return failureOf({ status: 0, body: null, error });
  }
}

function sendForm<T>(
  path: string,
  form: FormData,
  headers: Record<string, string | null>,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', absolute(path));
    for (const [name, value] of Object.entries(headers)) if (value) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(answerOf(call.status, parsed(call.responseText)));
    call.onerror = () =>
      resolve(failureOf({ status: 0, body: null, error: new Error('Keine Verbindung zum Server.') }));
    call.onabort = () => resolve(failureOf({ status: 0, body: null, error: new Error('Abgebrochen.') }));
    signal?.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

function answerOf<T>(status: number, body: unknown): ApiResult<T> {
  const said = body as { success?: boolean; data?: T; message?: string } | null;
  if (status >= 200 && status < 300 && said?.success !== false) {
    return {
      success: true,
      data: said?.data as T,
      ...(said?.message !== undefined && { message: said.message }),
    };
  }
  return failureOf({ status, body, error: null });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
