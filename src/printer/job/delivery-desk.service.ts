import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import type { Media } from '../encode/media.types.js';
import { encoded } from '../encode/paper.encoder.js';
import type { Caller } from '../printer/printer.types.js';
import { PrinterPresence, type Touch } from '../printer/printer-presence.js';
import { verdictOf } from '../printer/report.rules.js';
import type { Report } from '../printer/report.types.js';
import { PROTOCOLS } from '../protocols/protocols.rules.js';
import { paperFor } from './paper.rules.js';
import { isOnOffer, liveDelivery, mayFetch, mediaFor, tokenToKeep } from './print-delivery.rules.js';
import { PrintJobRepository } from './print-job.repository.js';
import { canOffer } from './print-job.rules.js';
import type { PrintJob } from './print-job.types.js';
import { PrintJobs } from './print-jobs.service.js';
import { later } from './print-steps.rules.js';

export interface Offer {
  token: string;
  media: Media[];
}

export type Fetch =
  | { kind: 'paper'; token: string; title: string; bytes: Buffer; media: Media }
  | { kind: 'nothing' }
  | { kind: 'gone' }
  | { kind: 'wrongMedia' };

/** What a printer says of itself when it asks. */
export interface Asking {
  report: Report;
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
  async offer({ caller, work, hasWork }: Touch, { report, prints }: Asking): Promise<Offer | null> {
    if (!hasWork || !caller.enabled) return null;
    const open = await this.jobs.listOpen(caller.shopId, caller.printerId, this.clock.now());
    if (open.length === 0) {
      await this.presence.settle(caller.printerId, work);
      return null;
    }
    return this.offerOf(caller, open, { report, prints });
  }

  /** The same for a device that is told without having asked. */
  async offerNow(caller: Caller, asking: Asking): Promise<Offer | null> {
    if (!caller.enabled) return null;
    const open = await this.jobs.listOpen(caller.shopId, caller.printerId, this.clock.now());
    return this.offerOf(caller, open, asking);
  }

  private async offerOf(
    caller: Caller,
    open: readonly PrintJob[],
    { report, prints }: Asking,
  ): Promise<Offer | null> {
    const current = open.find(({ state }) => state === 'printing');
    if (verdictOf(report) === 'blocked') {
      if (current) await this.book.tell(current, { kind: 'blocked', report, at: this.clock.now() });
      return null;
    }
    if (!current) return this.claimOf(caller, open, newId());
    return offerAgain(prints === null ? current : await this.wait(caller, current, prints));
  }

  /**
   * The oldest paper that may go, for one who brings it to the printer; null when there is none, one is under way, or
   * somebody else was quicker.
   */
  async claim(caller: Caller): Promise<Offer | null> {
    if (!caller.enabled) return null;
    const open = await this.jobs.listOpen(caller.shopId, caller.printerId, this.clock.now());
    if (open.some(({ state }) => state === 'printing')) return null;
    const token = newId();
    const offer = await this.claimOf(caller, open, token);
    return offer?.token === token ? offer : null;
  }

  async fetch(caller: Caller, token: string, asked: Media | null): Promise<Fetch> {
    const job = await this.jobOf(caller, token);
    if (!job) return { kind: 'nothing' };
    const live = token || liveDelivery(job)?.token || '';
    const known = mediaFor(job, caller.media);
    const media = asked ?? known[0];
    if (!mayFetch(job, live)) return { kind: job.state === 'printed' ? 'gone' : 'nothing' };
    if (!media || !known.includes(media)) return { kind: 'wrongMedia' };

    const at = this.clock.now();
    const until = later(at, PROTOCOLS[caller.kind].confirmMs);
    const after = await this.book.tell(job, { kind: 'fetched', token: live, media, until, at });
    const delivery = liveDelivery(after);
    if (delivery?.token !== live || !after.ticket) return { kind: 'nothing' };
    const leaving = { station: caller.name, banner: delivery.banner, now: at };
    const paper = paperFor({ ...after, ticket: after.ticket }, leaving);
    const bytes = encoded(paper, media, caller.columns, caller.codePage);
    return { kind: 'paper', token: live, title: after.title, media, bytes };
  }

  /** The bytes did not all leave: what was not sent is not on paper. */
  async broken({ shopId, printerId, kind }: Caller, token: string): Promise<void> {
    const job = await this.jobs.findByToken(shopId, printerId, token);
    const at = this.clock.now();
    const until = later(at, PROTOCOLS[kind].offerMs);
    if (job) await this.book.tell(job, { kind: 'broken', token, until, at });
  }

  /** Words about a paper that was never ours change nothing. */
  async confirm(caller: Caller, token: string, report: Report): Promise<void> {
    const job = await this.jobOf(caller, token);
    if (!job) {
      this.log.warn(`Printer ${caller.printerId} confirms ${token || 'a paper'} which it was not given`);
      return;
    }
    await this.book.tell(job, { kind: 'confirmed', token, report, at: this.clock.now() });
    await this.presence.noteTrouble(caller.printerId, troubleOf(report));
  }

  /** Old firmware names no token: then it means what it holds. */
  private jobOf({ shopId, printerId }: Caller, token: string): Promise<PrintJob | null> {
    return token ? this.jobs.findByToken(shopId, printerId, token) : this.jobs.findLive(shopId, printerId);
  }

  private async claimOf(
    { kind, media }: Caller,
    open: readonly PrintJob[],
    fresh: string,
  ): Promise<Offer | null> {
    const at = this.clock.now();
    const next = open.find((job) => canOffer(job, at));
    if (!next) return null;
    const { offerMs, remembers } = PROTOCOLS[kind];
    const token = (remembers && tokenToKeep(next, remembers)) || fresh;
    const until = later(at, offerMs);
    const offered = mediaFor(next, media);
    return offerAgain(await this.book.tell(next, { kind: 'offered', token, media: offered, until, at }));
  }

  private wait({ kind }: Caller, job: PrintJob, token: string): Promise<PrintJob> {
    const at = this.clock.now();
    return this.book.tell(job, {
      kind: 'inProgress',
      token,
      until: later(at, PROTOCOLS[kind].confirmMs),
      at,
    });
  }
}

/** What was offered and not fetched yet is offered again; what was fetched is waited for. */
function offerAgain(job: PrintJob): Offer | null {
  const delivery = liveDelivery(job);
  return delivery && isOnOffer(delivery) ? { token: delivery.token, media: delivery.offeredMedia } : null;
}

/** A printer without paper says so itself when it asks. */
function troubleOf(report: Report): string {
  const verdict = verdictOf(report);
  return verdict === 'failed' || verdict === 'refused' ? report.text : '';
}
