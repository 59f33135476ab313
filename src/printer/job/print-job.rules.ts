import { comesAgain, confirmed, silent } from './confirmation.rules.js';
import {
  fetchedAgain,
  isOnOffer,
  liveDelivery,
  mayFetch,
  newDelivery,
  wasFetched,
  withDelivery,
} from './print-delivery.rules.js';
import type { NewPrintJob, PrintEvent, PrintJob, PrintKey } from './print-job.types.js';
import { beginOf, closed, isLate, later, nextLook, noted } from './print-steps.rules.js';

/** However long a printer says that it still prints. */
const LONGEST_PRINT_MS = 10 * 60_000;

/**
 * The next state of a print job after an event, or the very same job when the event changes nothing. Paper has no
 * transaction: between the bytes that left and the confirmation nobody knows what was printed. Each such doubt is
 * decided here, separately for dockets and receipts.
 */
export function nextState(job: PrintJob, event: PrintEvent): PrintJob {
  switch (event.kind) {
    case 'offered':
      return canOffer(job, event.at) ? offered(job, event) : job;
    case 'fetched':
      return mayFetch(job, event.token) ? fetched(job, event) : job;
    case 'broken':
      return broken(job, event);
    case 'inProgress':
      return inProgress(job, event);
    case 'confirmed':
      return confirmed(job, event);
    case 'blocked':
      return job.state === 'printing'
        ? closed(job, 'blocked', event.at, { state: 'waiting', report: event.report })
        : job;
    case 'elapsed':
      return elapsed(job, event.at);
    case 'interrupted':
      return interrupted(job, event);
    case 'rescheduled':
      return rescheduled(job, event);
    case 'moved':
      return canCancel(job) ? moved(job, event) : job;
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
    notBefore: null,
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
    retryAt: null,
    lateAt: null,
    movedFrom: '',
    version: 1,
  };
  return { ...job, dueAt: nextLook(job) };
}

/** Without its text there is nothing to print, some come later, and after a failure it waits a while. */
export const canOffer = (job: PrintJob, at: Date): boolean =>
  job.state === 'waiting' &&
  job.ticket !== null &&
  at >= beginOf(job) &&
  at < job.expiresAt &&
  (job.retryAt === null || at >= job.retryAt);

export const canCancel = ({ state }: PrintJob): boolean => state === 'waiting' || state === 'printing';

export const canReprint = ({ state, ticket }: PrintJob): boolean =>
  ticket !== null && state !== 'waiting' && state !== 'printing';

/** One name for one paper, so asking twice queues it once. */
export const keyOf = ({ ref, event, template, copy = 1 }: PrintKey, printerId: string): string =>
  [ref, event, printerId, template, copy].join('/');

/** Tries nobody fetched have left no trace, so only the others are remembered. */
function offered(job: PrintJob, event: Extract<PrintEvent, { kind: 'offered' }>): PrintJob {
  const { until: dueAt, at } = event;
  const before = job.deliveries.filter((one) => wasFetched(one) && one.token !== event.token);
  const deliveries = [...before, newDelivery(job, event)];
  return noted({ ...job, state: 'printing', deliveries, dueAt, retryAt: null }, 'offered', at);
}

function fetched(job: PrintJob, { media, until, at }: Extract<PrintEvent, { kind: 'fetched' }>): PrintJob {
  const delivery = job.deliveries.at(-1)!;
  if (wasFetched(delivery)) {
    const again = noted(withDelivery(job, { ...fetchedAgain(job, delivery), media }), 'refetched', at);
    if (!isOnOffer(delivery)) return again;
    const fetchedAt = at < delivery.offeredAt ? delivery.offeredAt : at;
    return { ...withDelivery(again, { fetchedAt }), dueAt: until };
  }
  const first = withDelivery(job, { fetchedAt: at, fetchCount: 1, media });
  return noted({ ...first, dueAt: until }, 'fetched', at);
}

/** The line broke before the bytes had left: as if nobody had fetched it. */
function broken(job: PrintJob, { token, until, at }: Extract<PrintEvent, { kind: 'broken' }>): PrintJob {
  const live = liveDelivery(job);
  if (live?.token !== token || live.fetchCount !== 1) return job;
  const unfetched = withDelivery(job, { fetchedAt: null, fetchCount: 0, media: null });
  return noted({ ...unfetched, dueAt: until }, 'broken', at);
}

function inProgress(job: PrintJob, { token, until }: Extract<PrintEvent, { kind: 'inProgress' }>): PrintJob {
  const live = liveDelivery(job);
  if (!live?.fetchedAt || (token !== '' && token !== live.token)) return job;
  const end = later(live.fetchedAt, LONGEST_PRINT_MS);
  const dueAt = until < end ? until : end;
  return dueAt > job.dueAt ? { ...job, dueAt } : job;
}

/** Only what comes once more by itself: of the rest a person decides, and not sooner than they have to. */
function interrupted(job: PrintJob, { until, at }: Extract<PrintEvent, { kind: 'interrupted' }>): PrintJob {
  const live = liveDelivery(job);
  if (!live?.fetchedAt || isOnOffer(live) || live.fetchedAt > at || !comesAgain(job)) return job;
  return until < job.dueAt ? { ...job, dueAt: until } : job;
}

function elapsed(job: PrintJob, at: Date): PrintJob {
  if (job.state === 'waiting') return waited(job, at);
  if (job.state !== 'printing' || at < job.dueAt) return job;
  const delivery = job.deliveries.at(-1)!;
  const next = isOnOffer(delivery)
    ? closed(job, wasFetched(delivery) ? 'silent' : 'notFetched', at, { state: 'waiting' })
    : silent(job, at);
  // At once: it is offered again before anybody looks at what waits.
  return next.state === 'waiting' ? waited(next, at) : next;
}

function waited(job: PrintJob, at: Date): PrintJob {
  if (at >= job.expiresAt) {
    const lateAt = job.lateAt ?? at;
    return noted({ ...job, state: 'cancelled', reason: 'expired', lateAt }, 'expired', at);
  }
  const isNews = job.lateAt === null && isLate(job, at);
  return isNews ? noted({ ...job, lateAt: at, dueAt: job.expiresAt }, 'late', at) : job;
}

/** A paper nobody has fetched yet comes when it is wanted now. What had no time of its own keeps it only with a new text. */
function rescheduled(job: PrintJob, event: Extract<PrintEvent, { kind: 'rescheduled' }>): PrintJob {
  const { notBefore, expiresAt, ticket = job.ticket, at } = event;
  if (job.state !== 'waiting' || job.ticket === null || job.deliveries.some(wasFetched)) return job;
  if (job.notBefore?.getTime() === notBefore.getTime() || (!event.ticket && !job.notBefore)) return job;
  const moved = { ...job, notBefore, expiresAt, ticket };
  const next = { ...moved, lateAt: isLate(moved, at) ? job.lateAt : null };
  return noted({ ...next, dueAt: nextLook(next) }, 'rescheduled', at);
}

/** Another printer knows other formats; the paper says whose it was. */
function moved(job: PrintJob, { to, from, at }: Extract<PrintEvent, { kind: 'moved' }>): PrintJob {
  if (to === job.printerId) return job;
  const free = job.state === 'printing' ? closed(job, 'cancelled', at, { state: 'waiting' }) : job;
  const movedFrom = job.movedFrom || from;
  return noted({ ...free, printerId: to, movedFrom, refusedMedia: [], retryAt: null }, 'moved', at, from);
}

function cancelled(job: PrintJob, by: string, at: Date): PrintJob {
  const closing = { state: 'cancelled', reason: 'operator', note: by } as const;
  if (job.state === 'printing') return closed(job, 'cancelled', at, closing);
  return noted({ ...job, state: closing.state, reason: closing.reason }, 'cancelled', at, by);
}
