import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Gathering } from './gathering.js';
import { findJob, type JobType } from './job.js';
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

/** Entries of one record that the queue has taken. */
export interface SentEntries {
  shopId: string;
  ownerId: string;
  entryIds: string[];
}

export interface OutboxJob {
  job: JobType<unknown>;
  /** The same whenever the entry is passed on, so that relay and sweep side by side make one job. */
  id: string;
  data: unknown;
}

interface OutboxSource {
  name: string;
  pull(sent: SentEntries[]): Promise<void>;
  /** What an entry stands for, when it is more than the job it names. */
  jobsOf?(entry: OutboxEntry): OutboxJob[];
}

interface SweptSource extends OutboxSource {
  /** Records with entries, those that wait longest first. */
  pending(limit: number): Promise<OutboxOwner[]>;
}

/** Somebody reads it anyway: the sweep only says that something may have been missed. */
interface ReadSource extends OutboxSource {
  wake(): void;
}

interface KnownSource {
  source: SweptSource | ReadSource;
  pulls: Gathering<SentEntries>;
}

const BATCH = 100;
const ROUNDS = 50;
/** A younger entry is on its way already; sweeping it would only do the work twice. */
const PATIENCE_MS = 3_000;

/** Write first, enqueue second: what the record says will happen, even when the process dies in between. */
@Injectable()
export class Outbox {
  private readonly log = new Logger('Outbox');
  private readonly sources = new Map<string, KnownSource>();

  constructor(
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  register(source: SweptSource | ReadSource): void {
    if (this.sources.has(source.name)) throw new Error(`The outbox "${source.name}" is registered twice.`);
    const pulls = new Gathering<SentEntries>((sent) => source.pull(sent));
    this.sources.set(source.name, { source, pulls });
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
    for (const known of this.sources.values()) {
      await this.sweepSource(known).catch((error: unknown) => {
        this.log.warn(`${known.source.name}: not swept, ${error instanceof Error ? error.message : error}`);
      });
    }
  }

  private async sweepSource(known: KnownSource): Promise<void> {
    const { source } = known;
    if ('wake' in source) return source.wake();
    for (let round = 0; round < ROUNDS; round++) {
      const owners = await source.pending(BATCH);
      const passed = await Promise.all(owners.map((owner) => this.pass(known, this.overdue(owner))));
      if (owners.length < BATCH || !passed.includes(true)) return;
    }
  }

  private overdue(owner: OutboxOwner): OutboxOwner {
    const before = this.clock.now().getTime() - PATIENCE_MS;
    return { ...owner, entries: owner.entries.filter(({ at }) => at.getTime() <= before) };
  }

  /** Pulled when all its jobs are taken; a crash in between leaves it to the sweep. */
  private async pass({ source, pulls }: KnownSource, owner: OutboxOwner): Promise<boolean> {
    const { shopId, ownerId, entries } = owner;
    const known = entries.filter(({ job }) => this.knows(job));
    if (known.length === 0) return false;
    const jobs = known.flatMap((entry) => source.jobsOf?.(entry) ?? jobOf(entry));
    await Promise.all(jobs.map(({ job, id, data }) => this.queue.add(job, data, { id })));
    await pulls.add({ shopId, ownerId, entryIds: known.map(({ id }) => id) });
    return true;
  }

  /** During a release an old worker meets entries of the new version: it leaves them to the new one. */
  private knows(job: string): boolean {
    if (findJob(job)) return true;
    this.log.warn(`The outbox names a job "${job}" that this version does not know.`);
    return false;
  }

  private sourceOf(name: string): KnownSource {
    const known = this.sources.get(name);
    if (!known) throw new Error(`There is no outbox "${name}".`);
    return known;
  }
}

/** The entry's id is the job's id. */
function jobOf({ id, job, data }: OutboxEntry): OutboxJob[] {
  const type = findJob(job);
  return type ? [{ job: type, id, data }] : [];
}
