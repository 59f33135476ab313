import { MEDIA, type Media } from '../encode/media.types.js';
import { verdictOf } from './print-code.rules.js';
import {
  fetchedAgain,
  isLateWord,
  mayFetch,
  newDelivery,
  wasFetched,
  withDelivery,
} from './print-delivery.rules.js';
import type {
  Delivery,
  DeliveryOutcome,
  NewPrintJob,
  PrintEvent,
  PrintJob,
  PrintKey,
  PrintReason,
  PrintState,
  PrintStep,
} from './print-job.types.js';

/** Printers were measured to take half a minute from the offer to the fetch. */
const OFFER_WINDOW_MS = 45_000;
const CONFIRM_WINDOW_MS = 80_000;
const LATE_MS = 60_000;
const MAX_ATTEMPTS = 5;
const MAX_HISTORY = 60;

/**
 * The next state of a print job after an event, or the very same job when the event changes nothing. Paper has no
 * transaction: between the bytes that left and the confirmation nobody knows what was printed. Each such doubt is
 * decided here, separately for dockets and receipts.
 */
export function nextState(job: PrintJob, event: PrintEvent): PrintJob {
  switch (event.kind) {
    case 'offered':
      return canOffer(job, event.at) ? offered(job, event.token, event.at) : job;
    case 'fetched':
      return mayFetch(job, event.token) ? fetched(job, event) : job;
    case 'confirmed':
      return confirmed(job, event);
    case 'blocked':
      return job.state === 'printing'
        ? closed(job, 'blocked', event.at, { state: 'waiting', code: event.code })
        : job;
    case 'elapsed':
      return elapsed(job, event.at);
    case 'cancelled':
      return canCancel(job) ? cancelled(job, event.by, event.at) : job;
  }
}

/** A job nobody has tried yet. */
export function queued(order: NewPrintJob, at: Date): PrintJob {
  const job: PrintJob = {
    copyOf: null,
    repeat: 0,
    repeatNote: '',
    ...order,
    ticketKind: order.ticket.kind,
    state: 'waiting',
    reason: null,
    attempts: 0,
    silences: 0,
    refusedMedia: [],
    deliveries: [],
    history: [{ at, step: 'queued' }],
    createdAt: at,
    dueAt: at,
    lateAt: null,
    version: 1,
  };
  return { ...job, dueAt: nextLook(job) };
}

export const canOffer = (job: PrintJob, at: Date): boolean => job.state === 'waiting' && at < job.expiresAt;

export const canCancel = ({ state }: PrintJob): boolean => state === 'waiting' || state === 'printing';

export const canReprint = ({ state, ticket }: PrintJob): boolean =>
  ticket !== null && state !== 'waiting' && state !== 'printing';

/** What this job may still be sent as; empty when the printer has refused everything. */
export const mediaFor = ({ refusedMedia }: PrintJob): Media[] =>
  MEDIA.filter((media) => !refusedMedia.includes(media));

/** One name for one paper, so asking twice queues it once. */
export const keyOf = ({ ref, event, template, copy = 1 }: PrintKey, printerId: string): string =>
  [ref, event, printerId, template, copy].join('/');

function offered(job: PrintJob, token: string, at: Date): PrintJob {
  const deliveries = [...job.deliveries, newDelivery(job, token, at)];
  const dueAt = later(at, OFFER_WINDOW_MS);
  return noted({ ...job, state: 'printing', deliveries, dueAt }, 'offered', at);
}

function fetched(job: PrintJob, { media, at }: Extract<PrintEvent, { kind: 'fetched' }>): PrintJob {
  const delivery = job.deliveries.at(-1)!;
  if (wasFetched(delivery)) {
    return noted(withDelivery(job, { ...fetchedAgain(job, delivery, at), media }), 'refetched', at);
  }
  const first = withDelivery(job, { fetchedAt: at, fetchCount: 1, media });
  return noted({ ...first, dueAt: later(at, CONFIRM_WINDOW_MS) }, 'fetched', at);
}

function confirmed(job: PrintJob, { token, code, at }: Extract<PrintEvent, { kind: 'confirmed' }>): PrintJob {
  const last = job.deliveries.at(-1);
  if (last?.token !== token) return job;
  const verdict = verdictOf(code);
  if (job.state !== 'printing') {
    return verdict === 'ok' && isLateWord(job, last, at)
      ? closed(job, 'printed', at, { state: 'printed', code })
      : job;
  }
  switch (verdict) {
    case 'ok':
      return closed(job, 'printed', at, { state: 'printed', code });
    case 'blocked':
      return closed(job, 'blocked', at, { state: 'waiting', code });
    case 'refused':
      return refused(job, last, code, at);
    case 'failed':
      return failedOnce(job, 'failed', at, code);
    case 'unknown':
      return silent(job, at, code);
  }
}

function elapsed(job: PrintJob, at: Date): PrintJob {
  if (job.state === 'waiting') return waited(job, at);
  if (job.state !== 'printing' || at < job.dueAt) return job;
  return wasFetched(job.deliveries.at(-1)!) ? silent(job, at) : failedOnce(job, 'notFetched', at);
}

function waited(job: PrintJob, at: Date): PrintJob {
  if (at >= job.expiresAt) return noted({ ...job, state: 'cancelled', reason: 'expired' }, 'expired', at);
  const late = job.lateAt === null && at.getTime() - job.createdAt.getTime() >= LATE_MS;
  return late ? noted({ ...job, lateAt: at, dueAt: job.expiresAt }, 'late', at) : job;
}

function cancelled(job: PrintJob, by: string, at: Date): PrintJob {
  const closing = { state: 'cancelled', reason: 'operator', note: by } as const;
  if (job.state === 'printing') return closed(job, 'cancelled', at, closing);
  return noted({ ...job, state: closing.state, reason: closing.reason }, 'cancelled', at, by);
}

function refused(job: PrintJob, { media }: Delivery, code: string, at: Date): PrintJob {
  const refusedMedia = media ? [...job.refusedMedia, media] : [...MEDIA];
  const next = { ...job, refusedMedia };
  const isOver = mediaFor(next).length === 0;
  return closed(
    next,
    'refused',
    at,
    isOver ? { state: 'failed', reason: 'media', code } : { state: 'waiting', code },
  );
}

function failedOnce(job: PrintJob, outcome: 'failed' | 'notFetched', at: Date, code?: string): PrintJob {
  const attempts = job.attempts + 1;
  const isOver = attempts >= MAX_ATTEMPTS;
  return closed(
    { ...job, attempts },
    outcome,
    at,
    isOver ? { state: 'failed', reason: 'attempts', code } : { state: 'waiting', code },
  );
}

/** A docket that may be missing costs an order, so it comes once more, marked; a second receipt only confuses. */
function silent(job: PrintJob, at: Date, code?: string): PrintJob {
  const again = job.ticketKind === 'docket' && job.silences === 0;
  const next = { ...job, silences: job.silences + 1, attempts: job.attempts + 1 };
  return closed(
    next,
    'silent',
    at,
    again ? { state: 'waiting', code } : { state: 'unclear', reason: 'silent', code },
  );
}

interface Closing {
  state: PrintState;
  reason?: PrintReason;
  code?: string;
  note?: string;
}

function closed(job: PrintJob, outcome: DeliveryOutcome, at: Date, closing: Closing): PrintJob {
  const { state, reason = null, code, note = code } = closing;
  const next = { ...withDelivery(job, code ? { outcome, code } : { outcome }), state, reason };
  return noted({ ...next, dueAt: state === 'waiting' ? nextLook(job) : job.dueAt }, outcome, at, note);
}

function nextLook({ lateAt, createdAt, expiresAt }: PrintJob): Date {
  const late = later(createdAt, LATE_MS);
  return lateAt || late > expiresAt ? expiresAt : late;
}

const noted = (job: PrintJob, step: PrintStep, at: Date, note?: string): PrintJob => ({
  ...job,
  history: [...job.history, note ? { at, step, note } : { at, step }].slice(-MAX_HISTORY),
});

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
