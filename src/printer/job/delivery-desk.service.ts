import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import type { Media } from '../encode/media.types.js';
import { encoded } from '../encode/paper.encoder.js';
import type { Caller } from '../printer/printer.types.js';
import { PrinterPresence, type Touch } from '../printer/printer-presence.js';
import { paperFor } from './paper.rules.js';
import { verdictOf } from './print-code.rules.js';
import { liveDelivery, mayFetch, mediaFor } from './print-delivery.rules.js';
import { PrintJobRepository } from './print-job.repository.js';
import { canOffer } from './print-job.rules.js';
import type { PrintJob } from './print-job.types.js';
import { PrintJobs } from './print-jobs.service.js';

export interface Offer {
  token: string;
  media: Media[];
}

export type Fetch =
  | { kind: 'paper'; token: string; bytes: Buffer; media: Media }
  | { kind: 'nothing' }
  | { kind: 'gone' }
  | { kind: 'wrongMedia' };

/** What a printer says of itself when it asks. */
export interface Asking {
  code: string;
  /** It says that it still prints this one; empty when it cannot name what it prints, null when it is idle. */
  prints: string | null;
}

/** Where a printer asks, fetches and reports, whatever protocol it speaks. */
@Injectable()
export class DeliveryDesk {
  private readonly log = new Logger('Printer');

  constructor(
    private readonly jobs: PrintJobRepository,
    private readonly book: PrintJobs,
    private readonly presence: PrinterPresence,
    private readonly clock: Clock,
  ) {}

  /** A printer in trouble is offered nothing, and gets back into the queue what it had not finished. */
  async offer({ caller, work, hasWork }: Touch, { code, prints }: Asking): Promise<Offer | null> {
    if (!hasWork) return null;
    const open = await this.jobs.listOpen(caller.shopId, caller.printerId);
    if (open.length === 0) {
      await this.presence.settle(caller.secretHash, work);
      return null;
    }
    const current = open.find(({ state }) => state === 'printing');
    if (verdictOf(code) === 'blocked') {
      if (current) await this.book.tell(current, { kind: 'blocked', code, at: this.clock.now() });
      return null;
    }
    if (!current) return this.offerNext(open);
    if (prints === null) return offerAgain(current);
    return offerAgain(
      await this.book.tell(current, { kind: 'inProgress', token: prints, at: this.clock.now() }),
    );
  }

  async fetch({ shopId, printerId, columns }: Caller, token: string, asked: Media | null): Promise<Fetch> {
    const job = await this.jobOf(shopId, printerId, token);
    if (!job) return { kind: 'nothing' };
    const live = token || liveDelivery(job)?.token || '';
    const media = asked ?? mediaFor(job)[0];
    if (!mayFetch(job, live)) return { kind: job.state === 'printed' ? 'gone' : 'nothing' };
    if (!media || !mediaFor(job).includes(media)) return { kind: 'wrongMedia' };

    const now = this.clock.now();
    const after = await this.book.tell(job, { kind: 'fetched', token: live, media, at: now });
    const delivery = liveDelivery(after);
    if (delivery?.token !== live || !after.ticket) return { kind: 'nothing' };
    const paper = paperFor({ ...after, ticket: after.ticket }, delivery.banner, now);
    return { kind: 'paper', token: live, media, bytes: encoded(paper, media, columns) };
  }

  /** The bytes did not all leave: what was not sent is not on paper. */
  async broken({ shopId, printerId }: Caller, token: string): Promise<void> {
    const job = await this.jobs.findByToken(shopId, printerId, token);
    if (job) await this.book.tell(job, { kind: 'broken', token, at: this.clock.now() });
  }

  /** Words about a paper that was never ours change nothing. */
  async confirm({ shopId, printerId }: Caller, token: string, code: string): Promise<void> {
    const job = await this.jobOf(shopId, printerId, token);
    if (job) await this.book.tell(job, { kind: 'confirmed', token, code, at: this.clock.now() });
    else this.log.warn(`Printer ${printerId} confirms ${token || 'a paper'} which it was not given`);
  }

  /** Old firmware names no token: then it means what it holds. */
  private jobOf(shopId: string, printerId: string, token: string): Promise<PrintJob | null> {
    return token ? this.jobs.findByToken(shopId, printerId, token) : this.jobs.findLive(shopId, printerId);
  }

  private async offerNext(open: readonly PrintJob[]): Promise<Offer | null> {
    const now = this.clock.now();
    const next = open.find((job) => canOffer(job, now));
    if (!next) return null;
    return offerAgain(await this.book.tell(next, { kind: 'offered', token: newId(), at: now }));
  }
}

/** What was offered and not fetched yet is offered again; what was fetched is waited for. */
function offerAgain(job: PrintJob): Offer | null {
  const delivery = liveDelivery(job);
  return delivery && delivery.fetchedAt === null ? { token: delivery.token, media: mediaFor(job) } : null;
}
