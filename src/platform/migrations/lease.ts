import { randomUUID } from 'node:crypto';
import type mongoose from 'mongoose';
import { LeaseLost } from './migration.errors.js';

const ID = 'lease';
const DUPLICATE = 11_000;

interface LeaseRecord {
  _id: string;
  holder: string;
  /** Counted up while the holder lives. */
  beat: number;
}

export type LeaseCollection = Pick<
  mongoose.mongo.Collection<LeaseRecord>,
  'findOne' | 'insertOne' | 'updateOne' | 'deleteOne'
>;

/** A watcher that slept itself must not take its own sleep for the other's death. */
const LONGEST_LOOK_MS = 500;

/**
 * Waits for a lease to become free. Machines disagree about the time, so nobody writes down an end: a lease whose beat has
 * stood still for `leaseMs` of the watcher's own time belongs to a process that died.
 */
export class LeaseWatcher {
  private seen = '';
  private lookedAt = 0;
  private stillMs = 0;

  constructor(
    private readonly leases: LeaseCollection,
    private readonly leaseMs: number,
  ) {}

  /** null while somebody else holds it. */
  async tryTake(): Promise<Lease | null> {
    const held = await this.leases.findOne({ _id: ID });
    const holder = randomUUID();
    const taken = held ? await this.takeOver(held, holder) : await this.begin(holder);
    return taken ? new Lease(this.leases, holder, this.leaseMs) : null;
  }

  private async begin(holder: string): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: ID, holder, beat: 0 });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE) return false;
      throw error;
    }
  }

  private async takeOver({ holder: before, beat }: LeaseRecord, holder: string): Promise<boolean> {
    this.look(`${before} ${beat}`);
    if (this.stillMs < this.leaseMs) return false;
    const { modifiedCount } = await this.leases.updateOne(
      { _id: ID, holder: before, beat },
      { $set: { holder, beat: 0 } },
    );
    return modifiedCount === 1;
  }

  private look(sign: string): void {
    const now = performance.now();
    const sinceMs = Math.min(now - this.lookedAt, LONGEST_LOOK_MS);
    this.stillMs = sign === this.seen ? this.stillMs + sinceMs : 0;
    this.seen = sign;
    this.lookedAt = now;
  }
}

export class Lease {
  private readonly timer: NodeJS.Timeout;
  private renewedAt = performance.now();
  private lost = false;

  constructor(
    private readonly leases: LeaseCollection,
    private readonly holder: string,
    private readonly leaseMs: number,
  ) {
    this.timer = setInterval(() => void this.renew().catch(() => undefined), leaseMs / 4);
  }

  /** A process that was asleep asks the store whether another one has taken over. */
  async assertHeld(): Promise<void> {
    if (!this.lost && performance.now() - this.renewedAt > this.leaseMs / 2) await this.renew();
    if (this.lost) throw new LeaseLost();
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.leases.deleteOne({ _id: ID, holder: this.holder });
  }

  private async renew(): Promise<void> {
    const began = performance.now();
    const { matchedCount } = await this.leases.updateOne(
      { _id: ID, holder: this.holder },
      { $inc: { beat: 1 } },
    );
    if (matchedCount === 1) this.renewedAt = began;
    else this.lost = true;
  }
}
