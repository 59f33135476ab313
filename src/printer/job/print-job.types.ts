import type { Media } from '../encode/media.types.js';
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
  fetchedAt: Date | null;
  fetchCount: number;
  media: Media | null;
  banner: Banner | null;
  code: string | null;
  /** Null while it is under way. */
  outcome: DeliveryOutcome | null;
}

export type PrintStep =
  | 'queued'
  | 'offered'
  | 'fetched'
  | 'refetched'
  | 'printed'
  | 'blocked'
  | 'refused'
  | 'failed'
  | 'notFetched'
  | 'silent'
  | 'late'
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
  /** Tries that failed by themselves; running out of paper is not one. */
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
  expiresAt: Date;
  /** When somebody has to look again, because no machine will speak up. */
  dueAt: Date;
  /** Set when it has waited so long that a person must know. */
  lateAt: Date | null;
  version: number;
}

/** A paper that is not where it should be. */
export type PrintTrouble = Pick<PrintJob, 'id' | 'key' | 'title' | 'state' | 'copyOf'>;

export type NewPrintJob = Pick<PrintJob, 'id' | 'shopId' | 'printerId' | 'key' | 'title' | 'expiresAt'> &
  Partial<Pick<PrintJob, 'copyOf' | 'repeat' | 'repeatNote'>> & { ticket: Ticket };

/** One paper: this event of this order, on this template, this copy. */
export interface PrintKey {
  ref: string;
  event: string;
  template: string;
  copy?: number;
}

export type PrintEvent =
  | { kind: 'offered'; token: string; at: Date }
  | { kind: 'fetched'; token: string; media: Media; at: Date }
  | { kind: 'confirmed'; token: string; code: string; at: Date }
  | { kind: 'blocked'; code: string; at: Date }
  | { kind: 'elapsed'; at: Date }
  | { kind: 'cancelled'; by: string; at: Date };
