import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { PrinterRepository } from '../printer/printer.repository.js';
import type { PrinterKind } from '../printer/printer.types.js';
import { PROTOCOLS } from '../protocols/protocols.rules.js';
import { PrintJobRepository } from './print-job.repository.js';
import { PrintJobs } from './print-jobs.service.js';
import { later } from './print-steps.rules.js';

/** Time enough for a device that has the paper to say again what nobody heard. */
const SAY_AGAIN_MS = 20_000;

/**
 * Whoever handed these papers out is gone, and the line with it: what had not left never will, and what was said of them
 * nobody heard. The kitchen does not wait the whole window for that.
 */
@Injectable()
export class InterruptedPapers implements OnApplicationBootstrap {
  private readonly log = new Logger('Printer');

  constructor(
    private readonly jobs: PrintJobRepository,
    private readonly book: PrintJobs,
    private readonly printers: PrinterRepository,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Papers that nobody looks at now come out when their time is over: no reason not to start. */
  async onApplicationBootstrap(): Promise<void> {
    await this.run().catch((error: Error) => this.log.warn(`Papers under way: ${error.message}`));
  }

  async run(): Promise<void> {
    const at = this.clock.now();
    for (const job of await this.jobs.listUnderWay()) {
      const printer = await this.printers.find(job.shopId, job.printerId);
      if (printer && this.serves(printer.kind))
        await this.book.tell(job, { kind: 'interrupted', until: later(at, SAY_AGAIN_MS), at });
    }
  }

  /** A page of ours and a broker outlive this process, and say so themselves. */
  private serves(kind: PrinterKind): boolean {
    const protocol = PROTOCOLS[kind];
    if (protocol.way === 'push') return this.env.runsWorker;
    return protocol.path !== null && this.env.runsWeb;
  }
}
