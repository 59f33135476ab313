import { AGENT } from '../protocols/agent/agent-traits.rules.js';
import { CLOUDPRNT } from '../protocols/cloudprnt/cloudprnt-traits.rules.js';
import { EPSON } from '../protocols/epson/epson-traits.rules.js';
import type { Protocol } from '../protocols/protocol.types.js';
import { TCP } from '../protocols/tcp/tcp-traits.rules.js';
import { mediaFor, tokenToKeep } from './print-delivery.rules.js';
import { canOffer, nextState } from './print-job.rules.js';
import type { PrintEvent, PrintJob } from './print-job.types.js';
import { later } from './print-steps.rules.js';

/** The one at the bar forgets no token; at the pass asking is fetching; the one at the oven is called. */
export const PRINTERS: Record<string, Protocol> = { kitchen: CLOUDPRNT, bar: AGENT, pass: EPSON, oven: TCP };

export const isLive = ({ state, printerId }: PrintJob, printer: string): boolean =>
  state === 'printing' && printerId === printer;

/** Printers of four kinds, their queue and a clock that only stands where it is put; jobs change through the rules alone. */
export class Counter {
  at = new Date('2026-11-20T11:00:00Z');
  jobs: PrintJob[] = [];
  tokens: string[] = [];

  tell(event: PrintEvent, concerned: (job: PrintJob) => boolean = () => true): void {
    this.jobs = this.jobs.map((job) => (concerned(job) ? nextState(job, event) : job));
  }

  /** Nothing new while something is under way, else the oldest that may go. */
  poll(printerId: string): void {
    if (this.jobs.some((job) => isLive(job, printerId))) return;
    const next = this.jobs.find((job) => job.printerId === printerId && canOffer(job, this.at));
    if (!next) return;
    const { remembers, media: known, offerMs } = PRINTERS[printerId]!;
    const token = (remembers && tokenToKeep(next, remembers)) || `t${this.tokens.length}`;
    this.tokens.push(token);
    const media = mediaFor(next, known);
    const until = later(this.at, offerMs);
    this.tell({ kind: 'offered', token, media, until, at: this.at }, (job) => job === next);
  }

  /** The one a token belongs to; without a token the one that is under way. */
  about(printerId: string, token: string): PrintJob | undefined {
    return this.jobs.find((job) =>
      token ? job.deliveries.some((one) => one.token === token) : isLive(job, printerId),
    );
  }
}
