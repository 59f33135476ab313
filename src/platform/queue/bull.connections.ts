import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { redisAddressOf } from './redis-address.js';

type Use = 'client' | 'subscriber' | 'bclient';

const POLL_MS = 10;

/** Bull opens three connections per queue by itself. Two can be shared; only the blocking one cannot. */
export class BullConnections {
  private readonly log = new Logger('Queue');
  private readonly options: RedisOptions;
  private readonly shared = new Map<Use, Redis>();
  private readonly blocking: Redis[] = [];
  private lastError = '';
  /** During an outage nobody waits for a job to be taken: the outbox brings it later. */
  away = false;

  constructor(url: string) {
    const { path, host, port, tls, username, password, db } = redisAddressOf(url);
    this.options = {
      ...(path ? { path } : { host, port }),
      ...(tls && { tls: {} }),
      username,
      password,
      db,
      retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
    };
  }

  forUse(use: Use): Redis {
    if (use === 'bclient') return this.openBlocking();
    const open = this.shared.get(use);
    if (open) return open;
    const connection = this.open();
    connection.setMaxListeners(0);
    if (use === 'client') this.watch(connection);
    this.shared.set(use, connection);
    return connection;
  }

  async ready(): Promise<void> {
    await this.forUse('client').ping();
  }

  /** Closing a queue whose blocking connection is still opening leaves rejections behind that nobody catches. */
  async workersReady(count: number): Promise<void> {
    while (this.blocking.length < count || !this.calm) await sleep(POLL_MS);
  }

  get calm(): boolean {
    return !this.away && this.blocking.every(({ status }) => status === 'ready');
  }

  /** An outage reaches every queue at once; it is worth one line. */
  noteError({ message }: Error): void {
    if (message !== this.lastError) this.log.warn(message);
    this.lastError = message;
  }

  close(): void {
    for (const connection of [...this.shared.values(), ...this.blocking]) connection.disconnect();
  }

  private openBlocking(): Redis {
    const connection = this.open();
    // Bull reconnects it while closing and looks at no outcome: a rejection would end the process.
    const connect = connection.connect.bind(connection);
    connection.connect = () => connect().catch(() => undefined);
    // QUIT is answered only when the blocking call ends, and Bull waits half a second for that in every stop.
    connection.quit = async () => {
      connection.disconnect();
      return 'OK';
    };
    this.blocking.push(connection);
    return connection;
  }

  private watch(connection: Redis): void {
    connection.on('close', () => {
      this.away = true;
    });
    connection.on('ready', () => {
      this.away = false;
    });
  }

  private open(): Redis {
    const connection = new Redis(this.options);
    connection.on('error', (error) => this.noteError(error));
    connection.on('ready', () => {
      this.lastError = '';
    });
    return connection;
  }
}
