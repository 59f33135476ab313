import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PrinterRepository } from '../printer/printer.repository.js';
import { PrinterService } from '../printer/printer.service.js';
import { PrintJobRepository } from './print-job.repository.js';
import { PrintJobs } from './print-jobs.service.js';

/** Queued while somebody removed their printer: they come out where everything comes out that no printer is set up for. */
@Injectable()
export class OrphanedPapers {
  constructor(
    private readonly printers: PrinterRepository,
    private readonly jobs: PrintJobRepository,
    private readonly book: PrintJobs,
    private readonly papers: PrinterService,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const { shopId, printerId } of await this.jobs.listWaitingPrinters(this.clock.now())) {
      const printers = await this.printers.list(shopId);
      if (printers.some(({ id }) => id === printerId)) continue;
      const target = printers.find(({ catchAll }) => catchAll) ?? printers[0];
      if (!target) continue;
      for (const { id } of await this.book.listOpen(shopId, printerId))
        await this.papers.move(shopId, id, target.id);
    }
  }
}
