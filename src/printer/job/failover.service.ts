import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PrinterRepository } from '../printer/printer.repository.js';
import { canPrint } from '../printer/printer.rules.js';
import { PrinterService } from '../printer/printer.service.js';
import type { Printer } from '../printer/printer.types.js';
import { PrinterPresence } from '../printer/printer-presence.js';
import { isWantedElsewhere, mayGoElsewhere } from './failover.rules.js';
import { PrintJobRepository } from './print-job.repository.js';
import { PrintJobs } from './print-jobs.service.js';

/** An older docket is of no use in another kitchen either. */
const WANTED_MS = 30 * 60_000;

/** Dockets of a printer that cannot print come out of the one that stands in for it. Once: nothing is passed on and on. */
@Injectable()
export class Failover {
  constructor(
    private readonly printers: PrinterRepository,
    private readonly presence: PrinterPresence,
    private readonly jobs: PrintJobRepository,
    private readonly book: PrintJobs,
    private readonly papers: PrinterService,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const printer of await this.printers.listWithFailover()) await this.help(printer);
  }

  private async help(printer: Printer): Promise<void> {
    const target = await this.targetOf(printer);
    if (!target) return;
    const { shopId, id, name } = printer;
    if (!(await this.canPrint(printer))) {
      for (const job of await this.book.listOpen(shopId, id, this.clock.now()))
        if (mayGoElsewhere(job)) await this.papers.move(shopId, job.id, target.id);
    }
    const since = new Date(this.clock.now().getTime() - WANTED_MS);
    for (const job of await this.jobs.listGivenUp(shopId, id, since)) {
      const family = await this.book.family(shopId, job.copyOf ?? job.id);
      if (isWantedElsewhere(job, family))
        await this.papers.reprint(shopId, job.id, { by: `umgeleitet von ${name}`, printerId: target.id });
    }
  }

  /** Null when that one cannot print either: then a docket is better off where it was meant for. */
  private async targetOf({ shopId, failoverId }: Printer): Promise<Printer | null> {
    const target = failoverId ? await this.printers.find(shopId, failoverId) : null;
    return target && (await this.canPrint(target)) ? target : null;
  }

  private async canPrint(printer: Printer): Promise<boolean> {
    const [presence] = await this.presence.of([printer.id]);
    return canPrint(printer, presence!, this.clock.now());
  }
}
