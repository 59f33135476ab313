import { MEDIA, type Media } from '../encode/media.types.js';
import { verdictOf } from './print-code.rules.js';
import type {
  Banner,
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
export const OFFER_WINDOW_MS = 45_000;
export const CONFIRM_WINDOW_MS = 80_000;
export const LATE_CONFIRM_MS = 10 * 60_000;
/** A second fetch right after the first is the network's; a later one is the printer starting over. */
export const REFETCH_MS = 5_000;
export const LATE_MS = 60_000;
export const MAX_ATTEMPTS = 5;
export const MAX_FETCHES = 4;
const MAX_HISTORY = 60;

/**
 * The life of a print job: what an event makes of it, or the very same job when the event says nothing new. Paper has
 * no transaction. Between the bytes that left and the word that came back nobody knows, so each doubt is decided here,
 * for dockets and receipts apart.
 */
export function told(job: PrintJob, event: PrintEvent): PrintJob {
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

/** The bytes of a token leave only while it is the live one, and not for ever: a printer may be running in a circle. */
export function mayFetch(job: PrintJob, token: string): boolean {
  const delivery = liveDelivery(job);
  return delivery?.token === token && delivery.fetchCount < MAX_FETCHES;
}

export const liveDelivery = (job: PrintJob): Delivery | null =>
  job.state === 'printing' ? (job.deliveries.at(-1) ?? null) : null;

/** What this job may still be sent as; empty when the printer has refused everything. */
export const mediaFor = ({ refusedMedia }: PrintJob): Media[] =>
  MEDIA.filter((media) => !refusedMedia.includes(media));

/** The number of the next paper among all that were printed from the same one. */
export const nextRepeatOf = (family: readonly PrintJob[]): number =>
  Math.max(1, family.flatMap(({ deliveries }) => deliveries).filter(wasFetched).length);

/** One name for one paper, so asking twice queues it once. */
export const keyOf = ({ ref, event, template, copy = 1 }: PrintKey, printerId: string): string =>
  [ref, event, printerId, template, copy].join('/');

/** Somebody may hold this paper already. */
export const mayBeOnPaper = ({ deliveries }: PrintJob): boolean => deliveries.some(wasFetched);

function offered(job: PrintJob, token: string, at: Date): PrintJob {
  const delivery: Delivery = {
    token,
    offeredAt: at,
    fetchedAt: null,
    fetchCount: 0,
    media: null,
    banner: bannerOf(job),
    code: null,
    outcome: null,
  };
  const next = { ...job, state: 'printing' as const, deliveries: [...job.deliveries, delivery] };
  return noted({ ...next, dueAt: later(at, OFFER_WINDOW_MS) }, 'offered', at);
}

function fetched(job: PrintJob, { media, at }: Extract<PrintEvent, { kind: 'fetched' }>): PrintJob {
  const delivery = job.deliveries.at(-1)!;
  const fetchCount = delivery.fetchCount + 1;
  const first = delivery.fetchedAt;
  if (!first) {
    const dueAt = later(at, CONFIRM_WINDOW_MS);
    return noted({ ...withDelivery(job, { fetchedAt: at, fetchCount, media }), dueAt }, 'fetched', at);
  }
  const again = at.getTime() - first.getTime() > REFETCH_MS;
  const change = again ? { fetchCount, media, banner: bannerOf(job) } : { fetchCount, media };
  return noted(withDelivery(job, change), 'refetched', at);
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

/** The printer was cut off while it told us: the paper is out all the same. */
const isLateWord = ({ state }: PrintJob, { fetchedAt, code }: Delivery, at: Date): boolean =>
  (state === 'unclear' || state === 'waiting') &&
  fetchedAt !== null &&
  (code === null || verdictOf(code) === 'blocked') &&
  at.getTime() - fetchedAt.getTime() <= LATE_CONFIRM_MS;

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

/** The number counts the papers that may lie in the kitchen already, by hand or by ourselves. */
function bannerOf({ deliveries, ticketKind, repeat, repeatNote }: PrintJob): Banner | null {
  const before = deliveries.filter(wasFetched).length;
  const n = repeat + before;
  if (n === 0) return null;
  const note = before > 0 ? 'ggf. bereits gedruckt' : repeatNote;
  return { mark: ticketKind === 'docket' ? 'repeat' : 'copy', n, note };
}

const wasFetched = ({ fetchedAt }: Delivery): boolean => fetchedAt !== null;

const withDelivery = (job: PrintJob, change: Partial<Delivery>): PrintJob => ({
  ...job,
  deliveries: job.deliveries.map((delivery, index) =>
    index === job.deliveries.length - 1 ? { ...delivery, ...change } : delivery,
  ),
});

const noted = (job: PrintJob, step: PrintStep, at: Date, note?: string): PrintJob => ({
  ...job,
  history: [...job.history, note ? { at, step, note } : { at, step }].slice(-MAX_HISTORY),
});

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
