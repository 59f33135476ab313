import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../platform/app-error.js';
import { FastPaths } from '../../../platform/http/fast-paths.js';
import { BODY_LIMIT } from '../device-bodies.js';
import { CloudPrntService } from './cloudprnt.service.js';

const PREFIX = '/print/cloudprnt/';
const SECRET = /^[\w-]{16,64}$/;
const SLASH_AT_END = /^(\/print\/cloudprnt\/[^/?]+)\/(?=\?|$)/;

/** A printer polls every few seconds for years, and nearly always there is nothing to print. */
@Injectable()
export class PollFastPath {
  private readonly log = new Logger('Printer');

  constructor(
    private readonly cloudPrnt: CloudPrntService,
    fastPaths: FastPaths,
  ) {
    fastPaths.add((request, response) => this.take(request, response));
  }

  private take(request: IncomingMessage, response: ServerResponse): boolean {
    // Addresses are typed into printers by hand; the framework knows none with a slash at the end.
    request.url = request.url?.replace(SLASH_AT_END, '$1');
    const secret = secretOf(request);
    if (secret) void this.answer(secret, request, response);
    return secret !== null;
  }

  private async answer(secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await bodyOf(request);
      if (body === null) return send(response, 413);
      const device = { secret, address: request.socket.remoteAddress ?? '' };
      send(response, 200, JSON.stringify(await this.cloudPrnt.poll(device, body)));
    } catch (error) {
      if (!(error instanceof AppError)) this.log.error(error instanceof Error ? error : String(error));
      send(response, error instanceof AppError ? error.status : 500);
    }
  }
}

function secretOf({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'POST' || !url.startsWith(PREFIX)) return null;
  const secret = url.slice(PREFIX.length);
  return SECRET.test(secret) ? secret : null;
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

function send(response: ServerResponse, status: number, body = ''): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(status === 413 && { connection: 'close' }),
  });
  response.end(body);
}
