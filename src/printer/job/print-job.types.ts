import type { Media } from '../encode/media.types.js';
import type { Report, ReportKind } from '../printer/report.types.js';
import type { Ticket } from '../ticket/ticket.types.js';

const PRINT_STATES = ['waiting', 'printing', 'printed', 'unclear', 'failed', 'cancelled'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

/** Why a job is where it is, when its state alone does not say it. */
export type PrintReason = 'attempts' | 'media' | 'silent' | 'expired' | 'operator';

export type DeliveryOutcome =
  | 'printed'
  | 'blocked'
  | 'refused'
  | 'failed'
  | 'notFetched'
  | 'silent'
  | 'cancelled';

/** Two papers that say the same must say which one is the second. */
export interface Banner {
  mark: 'repeat' | 'copy';
  n: number;
  note: string;
}

/** One try to get a job onto paper. Its token is its id, so a late word about an old try is known as such. */
export interface Delivery {
  token: string;
  offeredAt: Date;
  /** What the device may choose from. */
  offeredMedia: Media[];
  fetchedAt: Date | null;
  fetchCount: number;
  media: Media | null;
  banner: Banner | null;
  report: ReportKind | null;
  /** Null while it is under way. */
  outcome: DeliveryOutcome | null;
}

export type PrintStep =
  | 'queued'
  | 'offered'
  | 'fetched'
  | 'refetched'
  /** The line broke before all bytes had left. */
  | 'broken'
  /** Confirmed without having been fetched, and confirmed about an earlier try: both change nothing. */
  | 'unfetched'
  | 'superseded'
  | 'printed'
  | 'blocked'
  | 'refused'
  | 'failed'
  | 'notFetched'
  | 'silent'
  | 'late'
  | 'moved'
  | 'rescheduled'
  | 'cancelled'
  | 'expired';

export interface PrintHistory {
  at: Date;
  step: PrintStep;
  note?: string;
}

export interface PrintJob {
  id: string;
  shopId: string;
  printerId: string;
  /** Says what this paper is about; the same paper is queued once, however often it is asked for. */
  key: string;
  title: string;
  /** Null once the paper is old: what guests wrote does not outlive its use. */
  ticket: Ticket | null;
  ticketKind: Ticket['kind'];
  state: PrintState;
  reason: PrintReason | null;
  /** Fetched papers that came to nothing; running out of paper is not one. */
  attempts: number;
  silences: number;
  refusedMedia: Media[];
  deliveries: Delivery[];
  history: PrintHistory[];
  /** The job whose paper is printed again, and the number of that paper. */
  copyOf: string | null;
  repeat: number;
  repeatNote: string;
  createdAt: Date;
  /** Comes out no sooner; null, or missing in older ones: at once. */
  notBefore?: Date | null;
  expiresAt: Date;
  /** When somebody has to look again, because no machine will speak up. */
  dueAt: Date;
  /** After a failure it is left alone until then. */
  retryAt: Date | null;
  /** Set when it has waited so long that a person must know. */
  lateAt: Date | null;
  /** The printer it was first meant for; empty when it is this one. */
  movedFrom: string;
  version: number;
}

/** A paper that is not where it should be. */
export type PrintTrouble = Pick<PrintJob, 'id' | 'printerId' | 'key' | 'title' | 'state' | 'copyOf'>;

export type NewPrintJob = Pick<PrintJob, 'id' | 'shopId' | 'printerId' | 'key' | 'title' | 'expiresAt'> &
  Partial<Pick<PrintJob, 'copyOf' | 'repeat' | 'repeatNote' | 'notBefore'>> & { ticket: Ticket };

/** One paper: this event of this order, on this template, this copy. */
export interface PrintKey {
  ref: string;
  event: string;
  template: string;
  copy?: number;
}

/** `until` is when somebody has to look again: how long a device may take depends on its protocol. */
export type PrintEvent =
  | { kind: 'offered'; token: string; media: Media[]; until: Date; at: Date }
  | { kind: 'fetched'; token: string; media: Media; until: Date; at: Date }
  /** The line broke before all bytes had left. */
  | { kind: 'broken'; token: string; until: Date; at: Date }
  /** The device says that it is still at it; it may not know a token. */
  | { kind: 'inProgress'; token: string; until: Date; at: Date }
  | { kind: 'confirmed'; token: string; report: Report; at: Date }
  | { kind: 'blocked'; report: Report; at: Date }
  | { kind: 'elapsed'; at: Date }
  /** The server died between the bytes and the word about them. */
  | { kind: 'interrupted'; until: Date; at: Date }
  /** Wanted at another time, with what it says then; without a ticket it says what it said. */
  | { kind: 'rescheduled'; notBefore: Date; expiresAt: Date; ticket?: Ticket; at: Date }
  | { kind: 'moved'; to: string; from: string; at: Date }
  | { kind: 'cancelled'; by: string; at: Date };
