import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { FastPaths } from '../../platform/http/fast-paths.js';
import type { CallingDevice } from './calling-device.decorator.js';
import { BODY_LIMIT } from './device-bodies.js';
import { PollFloods } from './poll-floods.js';
import { whenBroken } from './when-broken.js';

interface PollAnswer {
  type: string;
  body: string;
  /** To be told when the answer does not get through. */
  broken?: () => Promise<void>;
}

type Poll = (device: CallingDevice, body: string, request: IncomingMessage) => Promise<PollAnswer>;

const CALL = /^(\/print\/[a-z]+)\/([\w-]{16,64})\/?$/;
const SLASH_AT_END = /^(\/print\/[a-z]+\/[^/?]+)\/(?=\?|$)/;

/** A printer asks every few seconds for years, and nearly always there is nothing to print. Each protocol says how it is answered. */
@Injectable()
export class FastPolls {
  private readonly log = new Logger('Printer');
  private readonly polls = new Map<string, Poll>();

  constructor(
    private readonly floods: PollFloods,
    fastPaths: FastPaths,
  ) {
    fastPaths.add((request, response) => this.take(request, response));
  }

  /** POST below this path, with nothing behind the secret. */
  add(path: string, poll: Poll): void {
    this.polls.set(`/${path}`, poll);
  }

  private take(request: IncomingMessage, response: ServerResponse): boolean {
    if (!request.url?.startsWith('/print/')) return false;
    // Addresses are typed into printers by hand; the framework knows none with a slash at the end.
    request.url = request.url.replace(SLASH_AT_END, '$1');
    const [, path = '', secret = ''] = CALL.exec(request.url) ?? [];
    const poll = request.method === 'POST' && this.polls.get(path);
    if (!poll) return false;
    void this.answer(poll, secret, request, response);
    return true;
  }

  private async answer(
    poll: Poll,
    secret: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      this.floods.count(secret);
      const body = await bodyOf(request);
      if (body === null) return send(response, 413, { connection: 'close' });
      const device = { secret, address: request.socket.remoteAddress ?? '' };
      const given = await poll(device, body, request);
      if (given.broken) whenBroken(response, given.broken);
      send(response, 200, { 'content-type': given.type }, given.body);
    } catch (error) {
      if (!(error instanceof AppError)) this.log.error(error instanceof Error ? error : String(error));
      const { status, headers } = error instanceof AppError ? error : { status: 500, headers: {} };
      send(response, status, headers);
    }
  }
}

/** Null when it is longer than any printer writes. */
function bodyOf(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= BODY_LIMIT) chunks.push(chunk);
      else resolve(null);
    });
    request.once('end', () =>
      resolve(chunks.length === 1 ? chunks[0]!.toString() : Buffer.concat(chunks).toString()),
    );
    request.once('error', reject);
  });
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body = '',
): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    ...headers,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
