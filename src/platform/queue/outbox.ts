import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { findJob } from './job.js';
import { Queue } from './queue.js';

/** Work that was written together with the record it belongs to. */
export interface OutboxEntry {
  id: string;
  job: string;
  data: unknown;
  at: Date;
}

export interface OutboxOwner {
  ownerId: string;
  shopId: string;
  entries: OutboxEntry[];
}

interface OutboxSource {
  name: string;
  /** Records with entries, those that wait longest first. */
  pending(limit: number): Promise<OutboxOwner[]>;
  pull(shopId: string, ownerId: string, entryIds: string[]): Promise<void>;
}

const BATCH = 100;
const ROUNDS = 50;
/** A younger entry is on its way already; sweeping it would only do the work twice. */
const PATIENCE_MS = 3_000;

/** Write first, enqueue second: what the record says will happen, even when the process dies in between. */
@Injectable()
export class Outbox {
  private readonly log = new Logger('Outbox');
  private readonly sources = new Map<string, OutboxSource>();

  constructor(
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  register(source: OutboxSource): void {
    if (this.sources.has(source.name)) throw new Error(`The outbox "${source.name}" is registered twice.`);
    this.sources.set(source.name, source);
  }

  /** Called right after the write. Never fails: the write counts, and the sweep brings what got stuck. */
  async relay(source: string, owner: OutboxOwner): Promise<void> {
    try {
      await this.pass(this.sourceOf(source), owner);
    } catch (error) {
      this.log.warn(`${source}: relayed later, ${error instanceof Error ? error.message : error}`);
    }
  }

  async sweep(): Promise<void> {
    for (const source of this.sources.values()) {
      await this.sweepSource(source).catch((error: unknown) => {
        this.log.warn(`${source.name}: not swept, ${error instanceof Error ? error.message : error}`);
      });
    }
  }

  private async sweepSource(source: OutboxSource): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      const owners = await source.pending(BATCH);
      const passed = await Promise.all(owners.map((owner) => this.pass(source, this.overdue(owner))));
      if (owners.length < BATCH || !passed.includes(true)) return;
    }
  }

  private overdue(owner: OutboxOwner): OutboxOwner {
    const before = this.clock.now().getTime() - PATIENCE_MS;
    return { ...owner, entries: owner.entries.filter(({ at }) => at.getTime() <= before) };
  }

  /** The entry's id is the job's id, so relay and sweep side by side still make one job. */
  private async pass(source: OutboxSource, { shopId, ownerId, entries }: OutboxOwner): Promise<boolean> {
    const known = entries.filter(({ job }) => this.knows(job));
    if (known.length === 0) return false;
    for (const { id, job, data } of known) {
      const type = findJob(job);
      if (type) await this.queue.add(type, data, { id });
    }
    await source.pull(
      shopId,
      ownerId,
      known.map(({ id }) => id),
    );
    return true;
  }

  /** During a release an old worker meets entries of the new version: it leaves them to the new one. */
  private knows(job: string): boolean {
    if (findJob(job)) return true;
    this.log.warn(`The outbox names a job "${job}" that this version does not know.`);
    return false;
  }

  private sourceOf(name: string): OutboxSource {
    const source = this.sources.get(name);
    if (!source) throw new Error(`There is no outbox "${name}".`);
    return source;
  }
}
