import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import type { Media } from '../encode/media.types.js';
import { encoded } from '../encode/paper.encoder.js';
import type { Caller } from '../printer/printer.types.js';
import { PrinterPresence, type Touch } from '../printer/printer-presence.js';
import { paperFor } from './paper.rules.js';
import { verdictOf } from './print-code.rules.js';
import { liveDelivery, mayFetch } from './print-delivery.rules.js';
import { PrintJobRepository } from './print-job.repository.js';
import { canOffer, mediaFor } from './print-job.rules.js';
import type { PrintJob } from './print-job.types.js';
import { PrintJobs } from './print-jobs.service.js';

export interface Offer {
  token: string;
  media: Media[];
}

export type Fetch =
  | { kind: 'paper'; bytes: Buffer; media: Media }
  | { kind: 'nothing' }
  | { kind: 'gone' }
  | { kind: 'wrongMedia' };

/** Where a printer asks, fetches and reports, whatever protocol it speaks. */
@Injectable()
export class DeliveryDesk {
  constructor(
    private readonly jobs: PrintJobRepository,
    private readonly book: PrintJobs,
    private readonly presence: PrinterPresence,
    private readonly clock: Clock,
  ) {}

  /** A printer in trouble is offered nothing, and gets back into the queue what it had not finished. */
  async offer({ caller, work, hasWork }: Touch, code: string): Promise<Offer | null> {
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
    return current ? offerAgain(current) : this.offerNext(open);
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
    const paper = paperFor({ id: after.id, ticket: after.ticket }, delivery.banner, now);
    return { kind: 'paper', media, bytes: encoded(paper, media, columns) };
  }

  /** Words about a delivery that is over, or was never ours, change nothing. */
  async confirm({ shopId, printerId }: Caller, token: string, code: string): Promise<void> {
    const job = await this.jobOf(shopId, printerId, token);
    const about = token || (job && liveDelivery(job)?.token);
    if (job && about)
      await this.book.tell(job, { kind: 'confirmed', token: about, code, at: this.clock.now() });
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
