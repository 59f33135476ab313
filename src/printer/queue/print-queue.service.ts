import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { commandBytes } from '../encode/command.encoder.js';
import { drawn } from '../encode/drawn-paper.js';
import { pictureBytes } from '../encode/picture.encoder.js';
import { paperOf } from '../encode/star-decoder.rules.js';
import { paperFor } from '../job/paper.rules.js';
import { PrintJobNotFound } from '../job/print-job.errors.js';
import type { PrintJob } from '../job/print-job.types.js';
import { PrintJobs } from '../job/print-jobs.service.js';
import { type PrinterView, toPrinterView } from '../printer/printer.view.js';
import { PrinterPresence } from '../printer/printer-presence.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';
import { layoutOf } from '../ticket/layout.rules.js';
import type { PaperLine } from '../ticket/ticket.types.js';
import { type PaperView, type PrintJobView, toHistoryView, toPrintJobView } from './print-queue.view.js';

const SHOWN = 100;
/** What came to nothing is shown for a day, however many papers came out since. */
const UNSETTLED_MS = 86_400_000;
const USUAL_COLUMNS = 48;

/** What a person sees of printers and their work. */
@Injectable()
export class PrintQueueService {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly presence: PrinterPresence,
    private readonly book: PrintJobs,
    private readonly clock: Clock,
  ) {}

  async printers(shopId: string): Promise<PrinterView[]> {
    const now = this.clock.now();
    const [printers, waiting] = await Promise.all([this.registry.list(shopId), this.book.countOpen(shopId)]);
    const presences = await this.presence.of(printers.map(({ id }) => id));
    return printers.map((printer, index) =>
      toPrinterView(printer, { presence: presences[index]!, waiting: waiting.get(printer.id) ?? 0 }, now),
    );
  }

  async jobs(shopId: string): Promise<PrintJobView[]> {
    const since = new Date(this.clock.now().getTime() - UNSETTLED_MS);
    return (await this.book.listShown(shopId, since, SHOWN)).map((job) => this.viewOf(job));
  }

  viewOf(job: PrintJob): PrintJobView {
    return toPrintJobView(job, this.clock.now());
  }

  /** Decoded from the very bytes a printer gets, so that the preview shows what will be printed. */
  async paper(shopId: string, jobId: string): Promise<PaperView> {
    const { job, columns, name } = await this.placeOf(shopId, jobId);
    return {
      title: job.title,
      columns,
      lines: this.linesOf(job, columns, name).map(drawn),
      history: job.history.map(toHistoryView),
    };
  }

  async picture(shopId: string, jobId: string): Promise<Buffer> {
    const { job, columns, name } = await this.placeOf(shopId, jobId);
    const lines = this.linesOf(job, columns, name);
    if (lines.length === 0) throw new PrintJobNotFound();
    return pictureBytes(lines, columns);
  }

  private async placeOf(shopId: string, jobId: string) {
    const job = await this.book.get(shopId, jobId);
    const printers = await this.registry.list(shopId);
    const printer = printers.find(({ id }) => id === job.printerId);
    return { job, columns: printer?.columns ?? USUAL_COLUMNS, name: printer?.name ?? '' };
  }

  private linesOf(
    { id, state, ticket, movedFrom, deliveries }: PrintJob,
    columns: number,
    station: string,
  ): PaperLine[] {
    if (!ticket) return [];
    const last = deliveries.at(-1);
    const now = state === 'printed' ? (last?.fetchedAt ?? null) : null;
    const paper = paperFor({ id, ticket, movedFrom }, { station, banner: last?.banner ?? null, now });
    return paperOf(commandBytes(layoutOf(paper, columns), 'star-prnt', columns)).lines;
  }
}
