import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createClient, type RedisClientType } from 'redis';
import { DeadlineExceeded, withDeadline } from '../dial/deadline.js';
import type { Env } from '../env/env.js';
import { redisAddressOf } from './redis-address.js';

export type RedisClient = RedisClientType;

const BOOT_MS = 15_000;
const COMMAND_MS = 2_000;

/** The connections to Redis that are not Bull's. A command fails at once while Redis is away; nobody waits in a queue. */
export class Redis implements OnApplicationShutdown {
  private readonly log = new Logger('Redis');
  private readonly subscribers: RedisClient[] = [];
  private away = false;
  readonly client: RedisClient;
  /** Without the client's own timer for each command, which costs as much as the command: for whoever has a limit already. */
  readonly quick: RedisClient;

  private constructor(url: string) {
    this.client = createClient({ ...optionsOf(url), disableOfflineQueue: true }) as RedisClient;
    this.quick = this.client.withCommandOptions({ timeout: undefined }) as RedisClient;
    this.client.on('error', (error: Error) => this.noteAway(error));
    this.client.on('ready', () => this.noteBack());
  }

  /** Resolves when Redis answers, so whoever gets this injected can use it at once. */
  static async connect({ REDIS_URL }: Env): Promise<Redis> {
    const redis = new Redis(REDIS_URL);
    try {
      await withDeadline(BOOT_MS, () => redis.client.connect());
    } catch (error) {
      redis.client.destroy();
      const reason = error instanceof DeadlineExceeded ? error.message : String(error);
      throw new Error(`Redis does not answer at REDIS_URL: ${reason}`);
    }
    return redis;
  }

  /** A connection of its own for somebody who listens; it comes back by itself after an outage. */
  async subscriber(): Promise<RedisClient> {
    const client = this.client.duplicate({ disableOfflineQueue: false }) as RedisClient;
    client.on('error', () => undefined);
    this.subscribers.push(client);
    await client.connect();
    return client;
  }

  /** Publishing knows no databases; a channel's name has to. */
  channel(name: string): string {
    return `${name}@${this.client.options.database ?? 0}`;
  }

  /** For whoever cannot wait: a Redis that hangs counts as one that is away. */
  soon<T>(ask: (client: RedisClient) => Promise<T>): Promise<T> {
    return withDeadline(COMMAND_MS, () => ask(this.quick));
  }

  onApplicationShutdown(): void {
    for (const client of [...this.subscribers, this.client]) if (client.isOpen) client.destroy();
  }

  private noteAway(error: Error): void {
    if (!this.away) this.log.error(`Redis is away: ${error.message}`);
    this.away = true;
  }

  private noteBack(): void {
    if (this.away) this.log.warn('Redis is back.');
    this.away = false;
  }
}

function optionsOf(url: string) {
  const { path, host, port, tls, username, password, db } = redisAddressOf(url);
  const reconnectStrategy = (retries: number) => Math.min(50 * 2 ** retries, 1_000);
  const shared = { connectTimeout: 5_000, reconnectStrategy };
  const socket = path
    ? { path, tls: false as const, ...shared }
    : tls
      ? { host, port, tls: true as const, ...shared }
      : { host, port, ...shared };
  return { socket, username, password, database: db };
}
