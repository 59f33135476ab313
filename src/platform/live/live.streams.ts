import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, type MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { AppError } from '../app-error.js';
import { Env } from '../env/env.js';
import { addressKey } from '../http/rate-limit.rules.js';
import type { Reply } from '../http/request.js';
import { Redis } from '../queue/redis.js';
import { type OpenStream, openEventStream } from './event-stream.js';

const PER_OWNER = 20;
/** All guests of a restaurant may share one address, and so may all tablets of a chain. */
const PER_ADDRESS = 300;
const LEASE_MS = 45_000;
/** A stream is authorised once; reopened this often, a revoked session soon hears nothing more. */
const LIFETIME_MS = 10 * 60_000;
/** A place of the listener and one of its address, or none of both. */
const CLAIM = `
for i = 1, 2 do
  redis.call('zremrangebyscore', KEYS[i], '-inf', ARGV[1])
  if redis.call('zcard', KEYS[i]) >= tonumber(ARGV[4 + i]) then return 0 end
end
for i = 1, 2 do
  redis.call('zadd', KEYS[i], ARGV[2], ARGV[3])
  redis.call('pexpire', KEYS[i], ARGV[4])
end
return 1`;

type Keys = readonly [owner: string, address: string];

class TooManyStreams extends AppError {
  readonly code = 'TOO_MANY_STREAMS';
  readonly status = 429;
  override readonly headers = { 'retry-after': '45' };

  constructor() {
    super('Zu viele Fenster sind gleichzeitig offen. Bitte schließe einige davon.');
  }
}

/** Who reads: a person, or whoever has the token of an order; and from where. */
export interface Listener {
  owner: string;
  address: string;
  /** Of the guests: however many of them sit in the restaurant, its own tablets have places of their own. */
  isGuest?: boolean;
}

/** The open streams of this process, counted over all processes. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<OpenStream>();
  private stopping = false;

  constructor(
    private readonly redis: Redis,
    private readonly env: Env,
  ) {}

  /** One listener may hold a few streams at once; which events they read is the caller's decision. */
  async start(
    { owner, address, isGuest = false }: Listener,
    reply: Reply,
    events: Observable<MessageEvent>,
  ): Promise<void> {
    const id = randomUUID();
    const from = `live:from:${isGuest ? 'guests:' : ''}${addressKey(address)}`;
    const keys: Keys = [`live:open:${owner}`, from];
    if (!(await this.claimAll(keys, id))) throw new TooManyStreams();

    const stream = openEventStream(reply, events, () => void this.renew(keys, id));
    const lifetime = setTimeout(() => stream.end(), LIFETIME_MS);
    this.open.add(stream);
    if (this.stopping) stream.end();
    await stream.closed;
    clearTimeout(lifetime);
    this.open.delete(stream);
    await this.giveBack(keys, id);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const stream of this.open) stream.end();
  }

  /** Without Redis nobody counts, and nobody is turned away. */
  private async claimAll(keys: Keys, id: string): Promise<boolean> {
    const now = Date.now();
    const [perOwner, perAddress] = [PER_OWNER, PER_ADDRESS].map(
      (limit) => limit * this.env.RATE_LIMIT_FACTOR,
    );
    const args = [now, now + LEASE_MS, id, LEASE_MS, perOwner, perAddress].map(String);
    const claimed = this.redis.soon((client) => client.eval(CLAIM, { keys: [...keys], arguments: args }));
    return (await claimed.catch(() => 1)) === 1;
  }

  private async renew(keys: Keys, id: string): Promise<void> {
    const score = Date.now() + LEASE_MS;
    for (const key of keys)
      await this.redis
        .soon((client) => client.multi().zAdd(key, { score, value: id }).pExpire(key, LEASE_MS).exec())
        .catch(() => undefined);
  }

  private async giveBack(keys: Keys, id: string): Promise<void> {
    for (const key of keys) await this.redis.soon((client) => client.zRem(key, id)).catch(() => undefined);
  }
}
