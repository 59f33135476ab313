import { Injectable } from '@nestjs/common';
import { canReprint } from '../../printer/job/print-job.rules.js';
import { PrintJobs } from '../../printer/job/print-jobs.service.js';
import { PrinterService } from '../../printer/printer/printer.service.js';
import { NothingToReprint } from './desk.errors.js';

/** The dockets of one order once more, each marked as a repetition. */
@Injectable()
export class DeskPapers {
  constructor(
    private readonly papers: PrintJobs,
    private readonly printers: PrinterService,
  ) {}

  async printAgain(shopId: string, orderId: string, by: string): Promise<void> {
    const dockets = (await this.papers.listAbout(shopId, orderId)).filter(
      (job) => canReprint(job) && job.copyOf === null,
    );
    if (dockets.length === 0) throw new NothingToReprint();
    for (const { id } of dockets) await this.printers.reprint(shopId, id, { by });
  }
}
