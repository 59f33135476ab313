import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Cipher } from '../cipher/cipher.js';
import { Redis } from '../queue/redis.js';
import { RedisLock } from '../queue/redis-lock.js';
import { CannotRemember, IdempotencyMismatch, StillRunning } from './idempotency.errors.js';

/** What went out, to be said again word by word. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

export interface Ask {
  /** Who asks for what under which key; nobody else reaches the answer. */
  scope: string;
  fingerprint: string;
}

export interface Claim extends Ask {
  lock: RedisLock;
}

const LEASE_MS = 10_000;
const KEPT_SECONDS = 86_400;
const MAX_BODY = 1_000_000;

/** The answers of the last day in Redis, sealed: one may hold a token. */
@Injectable()
export class Answers {
  private readonly log = new Logger('Idempotency');

  constructor(
    private readonly redis: Redis,
    private readonly cipher: Cipher,
  ) {}

  /** The right to answer, or the answer that was given before. */
  async claim(ask: Ask): Promise<Claim | KeptAnswer> {
    const key = keyOf(ask.scope);
    try {
      const lock = await RedisLock.take(this.redis, key, LEASE_MS, ask.fingerprint);
      if (lock) return { ...ask, lock };
    } catch {
      throw new CannotRemember();
    }
    const value = await this.redis.soon((client) => client.get(key)).catch(() => null);
    if (value === null) throw new StillRunning();
    return this.read(value, ask);
  }

  async keep({ lock, scope, fingerprint }: Claim, answer: KeptAnswer): Promise<void> {
    if (answer.body.length > MAX_BODY) return this.release(lock);
    const { value, iv } = this.cipher.seal(JSON.stringify(answer), scope);
    await lock.replace(`${fingerprint}=${iv}=${value}`, KEPT_SECONDS).catch((error: Error) => {
      this.log.warn(`An answer could not be kept: ${error.message}`);
    });
  }

  async release(lock: RedisLock): Promise<void> {
    await lock.release().catch(() => undefined);
  }

  /** `fingerprint:token` while it runs, `fingerprint=iv=sealed` afterwards. */
  private read(value: string, { scope, fingerprint }: Ask): KeptAnswer {
    const running = /^([\w-]+):/.exec(value);
    const [kept = '', iv = '', ...sealed] = value.split('=');
    if ((running?.[1] ?? kept) !== fingerprint) throw new IdempotencyMismatch();
    if (running) throw new StillRunning();
    return JSON.parse(this.cipher.open({ value: sealed.join('='), iv }, scope)) as KeptAnswer;
  }
}

export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

const keyOf = (scope: string): string => `idempotency:${digest(scope)}`;
