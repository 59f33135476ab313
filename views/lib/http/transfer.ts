import { type CallOptions, call, report } from './api';
import type { ApiFailure, ApiResult } from './api.types';
import { CALL_MS, FILE_MS } from './deadline';
import { handOver } from './hand-over';
import type { Transport } from './request';

export interface UploadOptions extends CallOptions {
  /** What the server takes: a larger file is refused before it is sent. */
  maxBytes: number;
  /** 0 to 1; `fetch` cannot tell how much it has sent. */
  onProgress?: (share: number) => void;
}

/** One file, in the field `file`. */
export async function upload<T>(
  path: string,
  file: File,
  { maxBytes, onProgress, ...options }: UploadOptions,
): Promise<ApiResult<T>> {
  if (file.size > maxBytes) return report(tooLarge(file, maxBytes), options.silent);
  const form = new FormData();
  form.append('file', file);
  return call<T>('POST', path, { ...options, body: form, transport: sendingWithProgress(onProgress) });
}

/** A file that need not be sent: the server would refuse it at its end. */
const tooLarge = ({ name, size }: { name: string; size: number }, maxBytes: number): ApiFailure => ({
  success: false,
  status: 413,
  code: 'TOO_LARGE',
  headline: 'Zu groß',
  message: `„${name}“ hat ${inMegabytes(size)} MB. Es dürfen höchstens ${inMegabytes(maxBytes)} MB sein.`,
  error: null,
});

/** Rounded up: a file that is refused never reads as if it were just within. */
const inMegabytes = (bytes: number): string =>
  (Math.ceil((bytes / 1_048_576) * 10) / 10).toLocaleString('de-DE');

/** A link cannot carry the Authorization header, so a file is fetched and handed to the browser; with a body it is posted. */
export async function download(
  path: string,
  fileName: string,
  options: CallOptions & { body?: unknown } = {},
): Promise<ApiResult<Blob>> {
  const answer = await call<Blob>(options.body === undefined ? 'GET' : 'POST', path, {
    ...options,
    isFile: true,
  });
  if (!answer.success) return answer;

  handOver(answer.data, fileName);
  return answer;
}

/** Sends as `fetch` does, by the older way that says how much is already sent: as long as it moves, it is in time. */
const sendingWithProgress =
  (onProgress: (share: number) => void = () => {}): Transport =>
  (url, { method = 'POST', headers, body, signal }, { extend }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const sending = new XMLHttpRequest();
      sending.open(method, url);
      new Headers(headers).forEach((value, name) => {
        sending.setRequestHeader(name, value);
      });
      sending.upload.onprogress = ({ loaded, total }) => {
        extend(loaded < total ? CALL_MS : FILE_MS);
        onProgress(total > 0 ? loaded / total : 0);
      };
      sending.onload = () => resolve(responseOf(sending));
      sending.onerror = () => reject(new TypeError('The connection was lost.'));
      sending.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      signal?.addEventListener('abort', () => sending.abort());
      sending.send(body as FormData);
    });

const responseOf = (sending: XMLHttpRequest): Response =>
  new Response(sending.responseText || null, {
    status: sending.status,
    headers: { 'retry-after': sending.getResponseHeader('retry-after') ?? '' },
  });
