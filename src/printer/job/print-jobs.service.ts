import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { PrintJobBusy, PrintJobNotFound } from './print-job.errors.js';
import { PrintJobRepository } from './print-job.repository.js';
import { nextState } from './print-job.rules.js';
import type { PrintEvent, PrintJob, PrintTrouble } from './print-job.types.js';

const TRIES = 10;
const TROUBLES = 100;

/** Jobs change here alone: an event goes in, the rules give the next state, it is written and published. */
@Injectable()
export class PrintJobs {
  constructor(
    private readonly jobs: PrintJobRepository,
    private readonly live: Live,
  ) {}

  async get(shopId: string, id: string): Promise<PrintJob> {
    const job = await this.jobs.find(shopId, id);
    if (!job) throw new PrintJobNotFound();
    return job;
  }

  findByKey(shopId: string, key: string): Promise<PrintJob | null> {
    return this.jobs.findByKey(shopId, key);
  }

  /** Null when this very paper is queued already. */
  async open(job: PrintJob): Promise<PrintJob | null> {
    return (await this.jobs.add(job)) ? this.announced(null, job) : null;
  }

  /** A paper and all that were printed from it again. */
  family(shopId: string, rootId: string): Promise<PrintJob[]> {
    return this.jobs.listFamily(shopId, rootId);
  }

  listAbout(shopId: string, ref: string): Promise<PrintJob[]> {
    return this.jobs.listAbout(shopId, ref);
  }

  forget(shopId: string, ref: string): Promise<void> {
    return this.jobs.stripAbout(shopId, ref);
  }

  /** What has waited for a minute, failed or was never confirmed, unless it came out when printed again. */
  async listTroubled(shopId: string, printerIds: string[], since: Date): Promise<PrintTrouble[]> {
    const troubled = await this.jobs.listTroubled(shopId, printerIds, since, TROUBLES);
    if (troubled.length === 0) return [];
    const rootOf = ({ id, copyOf }: PrintTrouble) => copyOf ?? id;
    const good = new Set(await this.jobs.listReprinted(shopId, troubled.map(rootOf)));
    return troubled.filter((job) => !good.has(rootOf(job)));
  }

  /** Of all shops: where papers wait or were given up. */
  listShopsInTrouble(since: Date): Promise<string[]> {
    return this.jobs.listShopsInTrouble(since);
  }

  /** With a time: only what is wanted by then. */
  listOpen(shopId: string, printerId: string, by?: Date): Promise<PrintJob[]> {
    return this.jobs.listOpen(shopId, printerId, by);
  }

  countOpen(shopId: string): Promise<Map<string, number>> {
    return this.jobs.countOpen(shopId);
  }

  /** What a printer had to print, newest first. */
  listOfPrinter(shopId: string, printerId: string, limit: number): Promise<PrintJob[]> {
    return this.jobs.listOfPrinter(shopId, printerId, limit);
  }

  listRecent(shopId: string, limit: number): Promise<PrintJob[]> {
    return this.jobs.listRecent(shopId, limit);
  }

  /**
   * The newest, and whatever of the older ones somebody still waits for or has to see to; of one printer when one is
   * named.
   */
  async listShown(
    shopId: string,
    since: Date,
    limit: number,
    printerId: string | null = null,
  ): Promise<PrintJob[]> {
    const recent = printerId
      ? await this.jobs.listOfPrinter(shopId, printerId, limit)
      : await this.jobs.listRecent(shopId, limit);
    const last = recent.at(-1);
    if (!last || recent.length < limit) return recent;
    const these = { shopId, ...(printerId && { printerId }) };
    return [...recent, ...(await this.jobs.listUnsettled(these, last.id, since, limit))];
  }

  /** The job afterwards; the very same one when the event changed nothing, or another job holds the printer. */
  async tell(job: PrintJob, event: PrintEvent): Promise<PrintJob> {
    let current = job;
    for (let turn = 0; turn < TRIES; turn++) {
      const next = nextState(current, event);
      if (next === current) return current;
      const saved = await this.jobs.save(next);
      if (saved === 'printerBusy') return current;
      if (saved === 'saved') return this.announced(current, { ...next, version: next.version + 1 });
      current = await this.get(job.shopId, job.id);
    }
    throw new PrintJobBusy();
  }

  private async announced(before: PrintJob | null, job: PrintJob): Promise<PrintJob> {
    const { id, shopId, printerId, state, reason, lateAt } = job;
    const isNews = before?.state !== state || before.lateAt !== lateAt || before.printerId !== printerId;
    if (isNews) await this.live.publish(shopId, 'print.changed', { jobId: id, printerId, state, reason });
    return job;
  }
}
