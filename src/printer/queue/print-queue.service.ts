import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { decoded } from '../decode/paper-decoder.rules.js';
import { USUAL_CODE_PAGE } from '../encode/code-page.rules.js';
import { drawn } from '../encode/drawn-paper.js';
import type { Media } from '../encode/media.types.js';
import { encoded } from '../encode/paper.encoder.js';
import { pictureBytes } from '../encode/picture.encoder.js';
import { paperFor } from '../job/paper.rules.js';
import { mediaFor } from '../job/print-delivery.rules.js';
import { PrintJobNotFound } from '../job/print-job.errors.js';
import type { PrintJob } from '../job/print-job.types.js';
import { PrintJobs } from '../job/print-jobs.service.js';
import { callerOf } from '../printer/printer.rules.js';
import type { Caller } from '../printer/printer.types.js';
import { type PrinterView, toPrinterView } from '../printer/printer.view.js';
import { PrinterPresence } from '../printer/printer-presence.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';
import { layoutOf } from '../ticket/layout.rules.js';
import type { PaperLine, Ticket } from '../ticket/ticket.types.js';
import {
  FORMAT_TEXT,
  type PaperView,
  type PrintJobView,
  toHistoryView,
  toPrintJobView,
} from './print-queue.view.js';

const SHOWN = 100;
/** What came to nothing is shown for a day, however many papers came out since. */
const UNSETTLED_MS = 86_400_000;
const USUAL_COLUMNS = 48;
const USUAL_MEDIA: Media = 'application/vnd.star.starprnt';

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

  /** Of one printer, or of all. */
  async jobs(shopId: string, printerId: string | null): Promise<PrintJobView[]> {
    const since = new Date(this.clock.now().getTime() - UNSETTLED_MS);
    const shown = await this.book.listShown(shopId, since, SHOWN, printerId);
    return shown.map((job) => this.viewOf(job));
  }

  viewOf(job: PrintJob): PrintJobView {
    return toPrintJobView(job, this.clock.now());
  }

  /** Decoded from the very bytes its printer gets, so that the preview shows what will be printed. */
  async paper(shopId: string, jobId: string): Promise<PaperView> {
    const { job, sent } = await this.placeOf(shopId, jobId);
    return {
      title: job.title,
      columns: sent.columns,
      format: FORMAT_TEXT[sent.media],
      isPicture: sent.media === 'image/png',
      lines: linesOf(job, sent).map(drawn),
      history: job.history.map(toHistoryView),
    };
  }

  /** The picture a printer is sent, or what comes out of one that is sent letters. */
  async picture(shopId: string, jobId: string): Promise<Buffer> {
    const { job, sent } = await this.placeOf(shopId, jobId);
    if (!job.ticket) throw new PrintJobNotFound();
    const bytes = bytesOf(job, job.ticket, sent);
    const lines = decoded(bytes, sent.media, sent.codePage);
    return lines ? pictureBytes(lines, sent.columns) : bytes;
  }

  private async placeOf(shopId: string, jobId: string): Promise<{ job: PrintJob; sent: Sent }> {
    const [job, printers] = await Promise.all([this.book.get(shopId, jobId), this.registry.list(shopId)]);
    const printer = printers.find(({ id }) => id === job.printerId);
    return { job, sent: sentAs(job, printer ? callerOf(printer) : GONE) };
  }
}

/** A printer that was removed is taken for the usual one. */
const GONE: Place = {
  name: '',
  columns: USUAL_COLUMNS,
  codePage: USUAL_CODE_PAGE,
  media: [USUAL_MEDIA],
};

type Place = Pick<Caller, 'name' | 'columns' | 'codePage' | 'media'>;

interface Sent extends Omit<Place, 'media'> {
  media: Media;
}

/** What was printed keeps its form; what waits leaves in the first one its printer has not refused. */
function sentAs(job: PrintJob, { media, ...place }: Place): Sent {
  const printed = job.state === 'printed' ? job.deliveries.at(-1)?.media : null;
  return { ...place, media: printed ?? mediaFor(job, media)[0] ?? media[0] ?? USUAL_MEDIA };
}

function linesOf(job: PrintJob, sent: Sent): PaperLine[] {
  if (!job.ticket) return [];
  const lines = decoded(bytesOf(job, job.ticket, sent), sent.media, sent.codePage);
  return lines ?? layoutOf(leavingOf(job, job.ticket, sent), sent.columns);
}

const bytesOf = (job: PrintJob, ticket: Ticket, sent: Sent): Buffer =>
  encoded(leavingOf(job, ticket, sent), sent.media, sent.columns, sent.codePage);

function leavingOf({ id, state, movedFrom, deliveries }: PrintJob, ticket: Ticket, { name }: Sent): Ticket {
  const last = deliveries.at(-1);
  const now = state === 'printed' ? (last?.fetchedAt ?? null) : null;
  return paperFor({ id, ticket, movedFrom }, { station: name, banner: last?.banner ?? null, now });
}
