import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log/log.js';
import { type Lease, type LeaseCollection, LeaseWatcher } from './lease.js';
import { LeaseLost, MigrationFailed, StoreIsNewer } from './migration.errors.js';
import type { Migration, Store } from './migration.js';

const COLLECTION = 'migrations';
const LEASE_MS = 6_000;
const LOOK_AGAIN_MS = 100;

/** Left after each migration, and never taken away. */
interface Mark {
  _id: number;
  name: string;
  at: Date;
}

/** Brings the store to the shape this version knows, together with whoever else is starting at the same time. */
export class Migrator {
  constructor(
    private readonly store: Store,
    private readonly migrations: readonly Migration[],
    private readonly log: Pick<Log, 'info' | 'error'>,
    private readonly leaseMs = LEASE_MS,
  ) {}

  /** Ends when every migration has its mark, whichever process has run it. */
  async bringUpToDate(): Promise<void> {
    const leases = this.store.collection(COLLECTION) as unknown as LeaseCollection;
    const watcher = new LeaseWatcher(leases, this.leaseMs);
    let isWaiting = false;
    while ((await this.pending()).length > 0) {
      const lease = await watcher.tryTake();
      if (lease) await this.runUnder(lease);
      else {
        if (!isWaiting) this.log.info('Another process brings the data up to date, this one waits.');
        isWaiting = true;
        await sleep(LOOK_AGAIN_MS);
      }
    }
  }

  private async runUnder(lease: Lease): Promise<void> {
    try {
      // Asked anew: between the last look and the lease another process may have been at work.
      for (const migration of await this.pending()) await this.run(migration, lease);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.log.info('Another process goes on with the migrations.');
    } finally {
      // A lease that cannot be given back ends by itself; what went wrong before is what has to be read.
      await lease.release().catch(() => undefined);
    }
  }

  private async run(migration: Migration, lease: Lease): Promise<void> {
    const { number, name } = migration;
    const title = `${String(number).padStart(3, '0')}-${name}`;
    const began = performance.now();
    this.log.info(`Migration ${title} begins.`);
    try {
      await migration.run({ store: this.store, assertHeld: () => lease.assertHeld() });
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      this.log.error({ err: error }, `Migration ${title} failed.`);
      throw new MigrationFailed(title, error);
    }
    await lease.assertHeld();
    const mark = { $setOnInsert: { name, at: new Date() } };
    await this.marks().updateOne({ _id: number }, mark, { upsert: true });
    this.log.info(`Migration ${title} took ${Math.round(performance.now() - began)} ms.`);
  }

  private async pending(): Promise<Migration[]> {
    const marks = await this.marks()
      .find({ _id: { $gt: 0 } })
      .toArray();
    const done = new Set(marks.map(({ _id }) => _id));
    const known = Math.max(0, ...this.migrations.map(({ number }) => number));
    const found = Math.max(0, ...done);
    if (found > known) throw new StoreIsNewer(found, known);
    return this.migrations.filter(({ number }) => !done.has(number));
  }

  private marks() {
    return this.store.collection<Mark>(COLLECTION);
  }
}
