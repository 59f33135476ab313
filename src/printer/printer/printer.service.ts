import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { formatTime } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import { mayBeOnPaper, nextRepeatOf, reprintNumberOf } from '../job/print-delivery.rules.js';
import { CannotCancelPrint, CannotMovePrint, CannotReprint, PrinterGone } from '../job/print-job.errors.js';
import { canCancel, canReprint, keyOf, queued } from '../job/print-job.rules.js';
import type { NewPrintJob, PrintEvent, PrintJob, PrintKey } from '../job/print-job.types.js';
import { PrintJobs } from '../job/print-jobs.service.js';
import { later } from '../job/print-steps.rules.js';
import { testTicket } from '../ticket/test-ticket.rules.js';
import type { Ticket } from '../ticket/ticket.types.js';
import { PapersWait } from './printer.errors.js';
import type { Printer } from './printer.types.js';
import { PrinterRegistry } from './printer-registry.service.js';
import { PrinterWatch } from './printer-watch.service.js';

interface PrintOrder {
  shopId: string;
  printerId: string;
  /** What this paper is about. The same key is printed once, however often it is asked for. */
  key: PrintKey;
  title: string;
  ticket: Ticket;
  /** Comes out no sooner. */
  notBefore?: Date;
  /** After this the paper is of no use; three hours from when it is wanted by default. */
  expiresAt?: Date;
}

type Rescheduled = Pick<PrintOrder, 'shopId' | 'printerId' | 'key'> & { notBefore: Date; ticket?: Ticket };

interface Reprint {
  by: string;
  /** Another printer than last time. */
  printerId?: string;
}

interface Removal {
  by: string;
  /** Where waiting papers go; null: nowhere. Undefined is no answer, and then none may wait. */
  moveTo: string | null | undefined;
}

const HOUR_MS = 3_600_000;
const DOCKET_MS = 3 * HOUR_MS;
const REPRINT_MS = 2 * HOUR_MS;
const TEST_MS = 10 * 60_000;

/** Everything that wants something on paper asks this service. */
@Injectable()
export class PrinterService {
  private readonly log = new Logger('Printer');

  constructor(
    private readonly registry: PrinterRegistry,
    private readonly book: PrintJobs,
    private readonly watch: PrinterWatch,
    private readonly clock: Clock,
  ) {}

  list(shopId: string): Promise<Printer[]> {
    return this.registry.list(shopId);
  }

  async printLater({ key, printerId, notBefore, ...order }: PrintOrder): Promise<void> {
    const now = this.clock.now();
    const begin = notBefore && notBefore > now ? notBefore : now;
    const expiresAt = order.expiresAt ?? later(begin, DOCKET_MS);
    const paper = { ...order, printerId, key: keyOf(key, printerId), expiresAt };
    await this.open({ ...paper, id: newId(), notBefore: begin > now ? begin : null });
  }

  /** A paper that waits for its time gets another one; without a ticket it says what it said. */
  async reschedule({ shopId, printerId, key, notBefore, ticket }: Rescheduled): Promise<void> {
    const job = await this.book.findByKey(shopId, keyOf(key, printerId));
    if (!job) return;
    const at = this.clock.now();
    const expiresAt = later(notBefore > at ? notBefore : at, DOCKET_MS);
    const next = await this.book.tell(job, { kind: 'rescheduled', notBefore, expiresAt, ticket, at });
    if (next !== job && notBefore <= at) await this.wake(shopId, next.printerId);
  }

  /** A new job beside the old one, marked as a repetition. Who presses again while it still waits gets one paper. */
  async reprint(shopId: string, jobId: string, { by, printerId }: Reprint): Promise<void> {
    const job = await this.book.get(shopId, jobId);
    if (!canReprint(job) || !job.ticket) throw new CannotReprint();
    const printers = await this.registry.list(shopId);
    const printer = printers.find(({ id }) => id === (printerId ?? job.printerId));
    if (!printer) throw new PrinterGone();

    const now = this.clock.now();
    const copyOf = job.copyOf ?? job.id;
    const family = await this.book.family(shopId, copyOf);
    await this.open({
      id: newId(),
      shopId,
      printerId: printer.id,
      key: `reprint/${copyOf}/${reprintNumberOf(family)}`,
      title: job.title,
      ticket: job.ticket,
      expiresAt: this.in(REPRINT_MS),
      copyOf,
      repeat: nextRepeatOf(family),
      repeatNote: `${by}, ${formatTime(now)} Uhr`,
    });
  }

  async cancel(shopId: string, jobId: string, by: string): Promise<PrintJob> {
    const job = await this.book.get(shopId, jobId);
    if (!canCancel(job)) throw new CannotCancelPrint();
    return this.book.tell(job, { kind: 'cancelled', by, at: this.clock.now() });
  }

  /** A paper that is not out yet comes out somewhere else; it says where it was meant for. */
  async move(shopId: string, jobId: string, printerId: string): Promise<PrintJob> {
    const job = await this.book.get(shopId, jobId);
    if (!canCancel(job)) throw new CannotMovePrint();
    const printers = await this.registry.list(shopId);
    if (!printers.some(({ id }) => id === printerId)) throw new PrinterGone();
    const from = printers.find(({ id }) => id === job.printerId)?.name ?? 'einem entfernten Drucker';
    const moved = await this.book.tell(job, { kind: 'moved', to: printerId, from, at: this.clock.now() });
    await this.wake(shopId, printerId);
    return moved;
  }

  /**
   * The order is cancelled: papers that are not printed yet are not printed any more. Answers where one may lie already;
   * the papers of one event, such as the cancellation itself, are left alone.
   */
  async cancelFor(shopId: string, ref: string, { by = 'Storno', except = '' } = {}): Promise<string[]> {
    const at = this.clock.now();
    const about = await this.book.listAbout(shopId, ref);
    const papers = about.filter(({ key }) => !except || !key.startsWith(`${ref}/${except}/`));
    for (const job of papers) await this.book.tell(job, { kind: 'cancelled', by, at });
    return [...new Set(papers.filter(mayBeOnPaper).map(({ printerId }) => printerId))];
  }

  /** The guest wants their data erased: the content of the papers goes, the record of printing stays. */
  async forget(shopId: string, ref: string): Promise<void> {
    await this.cancelFor(shopId, ref, { by: 'Daten gelöscht' });
    await this.book.forget(shopId, ref);
  }

  async printTest(shopId: string, printerId: string): Promise<void> {
    const { name, columns } = await this.registry.get(shopId, printerId);
    const id = newId();
    const ticket = testTicket(name, columns);
    const expiresAt = this.in(TEST_MS);
    await this.open({ id, shopId, printerId, key: `test/${id}`, title: 'Testdruck', ticket, expiresAt });
  }

  /** What still waits for it goes to another printer, or is cancelled where that was said. */
  async remove(shopId: string, printerId: string, { by, moveTo }: Removal): Promise<void> {
    const { name } = await this.registry.get(shopId, printerId);
    if (moveTo === undefined && (await this.book.listOpen(shopId, printerId)).length > 0)
      throw new PapersWait();
    if (moveTo === printerId) throw new PrinterGone();
    if (moveTo) await this.registry.get(shopId, moveTo);

    await this.registry.remove(shopId, printerId);
    const at = this.clock.now();
    const event: PrintEvent = moveTo
      ? { kind: 'moved', to: moveTo, from: name, at }
      : { kind: 'cancelled', by, at };
    for (let open = await this.book.listOpen(shopId, printerId); open.length > 0; ) {
      for (const job of open) await this.book.tell(job, event);
      open = await this.book.listOpen(shopId, printerId);
    }
    if (moveTo) await this.wake(shopId, moveTo);
  }

  private in(ms: number): Date {
    return later(this.clock.now(), ms);
  }

  /** The write counts; the sweep makes up for a lost wake-up. */
  private async open(order: NewPrintJob): Promise<void> {
    const job = await this.book.open(queued(order, this.clock.now()));
    if (!job) return;
    await this.wake(job.shopId, job.printerId);
  }

  private async wake(shopId: string, printerId: string): Promise<void> {
    await this.watch.wake(shopId, printerId).catch((error: unknown) => {
      this.log.warn(`Woken later: ${error instanceof Error ? error.message : error}`);
    });
  }
}
