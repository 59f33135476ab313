import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { withDeadline } from './deadline.js';
import { resolveTarget, type Target, TargetNotAllowed } from './dial.js';

interface Posting {
  body: string;
  headers: Record<string, string>;
  allowPrivate: boolean;
  deadlineMs?: number;
}

export interface Posted {
  status: number;
  /** The beginning of what was answered. */
  text: string;
}

const DEADLINE_MS = 10_000;
const SHOWN = 500;

/**
 * Posts to an address that a person typed: dialled where its name was seen to point, no redirect followed, and nothing
 * read beyond the first words of the answer. Without https only inside the own network.
 */
export async function post(
  url: string,
  { body, headers, allowPrivate, deadlineMs }: Posting,
): Promise<Posted> {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const isSecure = protocol === 'https:';
  if (!isSecure && !(protocol === 'http:' && allowPrivate)) throw new TargetNotAllowed();
  const target = await resolveTarget(hostname, Number(port) || (isSecure ? 443 : 80), { allowPrivate });
  const options: RequestOptions = {
    method: 'POST',
    host: target.host,
    port: target.port,
    path: pathname + search,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    lookup: pinned(target),
  };
  return withDeadline(deadlineMs ?? DEADLINE_MS, (signal) => send(isSecure, { ...options, signal }, body));
}

function send(isSecure: boolean, options: RequestOptions, body: string): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const call = isSecure ? secure(options) : plain(options);
    call.on('error', reject);
    call.on('response', (response) => {
      beginningOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    call.end(body);
  });
}

/** A name may point elsewhere a moment later. */
const pinned =
  ({ address, family }: Target): NonNullable<RequestOptions['lookup']> =>
  (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += String(part);
    if (text.length >= SHOWN) break;
  }
  response.destroy();
  return text.slice(0, SHOWN);
}
