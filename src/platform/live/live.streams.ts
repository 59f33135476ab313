import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, type MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { AppError } from '../app-error.js';
import type { Reply } from '../http/request.js';
import { Redis } from '../queue/redis.js';
import { type OpenStream, openEventStream } from './event-stream.js';

const PER_VIEWER = 20;
const LEASE_MS = 45_000;
/** A stream is authorised once; reopened this often, a revoked session soon hears nothing more. */
const LIFETIME_MS = 10 * 60_000;
const CLAIM = `
redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1])
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('zadd', KEYS[1], ARGV[2], ARGV[3])
redis.call('pexpire', KEYS[1], ARGV[5])
return 1`;

class TooManyStreams extends AppError {
  readonly code = 'TOO_MANY_STREAMS';
  readonly status = 429;
  override readonly headers = { 'retry-after': '45' };

  constructor() {
    super('Zu viele Fenster sind gleichzeitig offen. Bitte schließe einige davon.');
  }
}

/** The open streams of this process, counted over all processes. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<OpenStream>();
  private stopping = false;

  constructor(private readonly redis: Redis) {}

  /** `owner` may hold a few streams at once; who reads the events is the caller's decision. */
  async start(owner: string, reply: Reply, events: Observable<MessageEvent>): Promise<void> {
    const key = `live:open:${owner}`;
    const id = randomUUID();
    if (!(await this.claim(key, id))) throw new TooManyStreams();

    const stream = openEventStream(reply, events, () => void this.renew(key, id));
    const lifetime = setTimeout(() => stream.end(), LIFETIME_MS);
    this.open.add(stream);
    if (this.stopping) stream.end();
    await stream.closed;
    clearTimeout(lifetime);
    this.open.delete(stream);
    await this.redis.soon((client) => client.zRem(key, id)).catch(() => undefined);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const stream of this.open) stream.end();
  }

  /** Without Redis nobody counts, and nobody is turned away. */
  private async claim(key: string, id: string): Promise<boolean> {
    const now = Date.now();
    const args = [now, now + LEASE_MS, id, PER_VIEWER, LEASE_MS].map(String);
    const claimed = this.redis.soon((client) => client.eval(CLAIM, { keys: [key], arguments: args }));
    return (await claimed.catch(() => 1)) === 1;
  }

  private async renew(key: string, id: string): Promise<void> {
    const score = Date.now() + LEASE_MS;
    await this.redis
      .soon((client) => client.multi().zAdd(key, { score, value: id }).pExpire(key, LEASE_MS).exec())
      .catch(() => undefined);
  }
}
