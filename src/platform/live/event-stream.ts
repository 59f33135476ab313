import type { ServerResponse } from 'node:http';
import type { MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { Reply } from '../http/request.js';

const HEARTBEAT_MS = 15_000;
/** A client that reads slower than this is cut off; it comes back with its Last-Event-ID. */
const MAX_WAITING_BYTES = 256 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export interface OpenStream {
  /** Resolves when either side has ended it. */
  readonly closed: Promise<void>;
  end(): void;
}

/** Answers with an event stream and keeps it alive with comments. */
export function openEventStream(
  reply: Reply,
  events: Observable<MessageEvent>,
  onHeartbeat?: () => void,
): OpenStream {
  reply.headers(HEADERS);
  const { raw } = reply.hijack();
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.write(': hallo\n\n');

  const send = (text: string) => {
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    else raw.write(text);
  };
  const subscription = events.subscribe({
    next: (event) => send(frameOf(event)),
    error: () => raw.end(),
    complete: () => raw.end(),
  });
  const heartbeat = setInterval(() => {
    send(': .\n\n');
    onHeartbeat?.();
  }, HEARTBEAT_MS);
  const closed = closeOf(raw).then(() => {
    clearInterval(heartbeat);
    subscription.unsubscribe();
  });
  return { closed, end: () => raw.end() };
}

export function frameOf({ id, type, data }: MessageEvent): string {
  const lines = [id && `id: ${id}`, type && `event: ${type}`, `data: ${JSON.stringify(data)}`];
  return `${lines.filter(Boolean).join('\n')}\n\n`;
}

const closeOf = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    raw.once('close', resolve);
    raw.once('error', () => raw.destroy());
  });
