import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PrinterWatch } from '../printer/printer-watch.service.js';
import { Failover } from './failover.service.js';
import { OrphanedPapers } from './orphaned-papers.service.js';
import { PrintJobRepository } from './print-job.repository.js';
import type { PrintJob } from './print-job.types.js';
import { PrintJobs } from './print-jobs.service.js';

const BATCH = 100;
const REPRINTABLE_MS = 7 * 86_400_000;

/** Looks again where no machine will speak up. All of it may run twice, or late, and is still right. */
@Injectable()
export class PrintSweep {
  constructor(
    private readonly jobs: PrintJobRepository,
    private readonly book: PrintJobs,
    private readonly watch: PrinterWatch,
    private readonly failover: Failover,
    private readonly orphans: OrphanedPapers,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.lookAtDue();
    await this.failover.run();
    await this.orphans.run();
    for (const { shopId, printerId } of await this.jobs.listWaitingPrinters(this.clock.now())) {
      await this.watch.wake(shopId, printerId);
    }
  }

  async strip(): Promise<void> {
    await this.jobs.stripTickets(new Date(this.clock.now().getTime() - REPRINTABLE_MS));
  }

  /** Every look moves the job or its next look, so this ends. */
  private async lookAtDue(): Promise<void> {
    const at = this.clock.now();
    let due: PrintJob[];
    do {
      due = await this.jobs.listDue(at, BATCH);
      for (const job of due) await this.book.tell(job, { kind: 'elapsed', at });
    } while (due.length === BATCH);
  }
}
