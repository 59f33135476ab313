import { noteOf, verdictOf } from '../printer/report.rules.js';
import type { Report } from '../printer/report.types.js';
import {
  deliveryMeant,
  isLateWord,
  isOnOffer,
  liveDelivery,
  mediaFor,
  wasFetched,
} from './print-delivery.rules.js';
import type { Delivery, PrintEvent, PrintJob } from './print-job.types.js';
import { closed, later, noted, notedOnce } from './print-steps.rules.js';

type Confirmation = Extract<PrintEvent, { kind: 'confirmed' }>;

/** A network or a printer that stumbles is asked again, less and less often. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000];

/** A printer says how a delivery went. Words about one that is over are written down and change nothing. */
export function confirmed(job: PrintJob, { token, report, at }: Confirmation): PrintJob {
  const verdict = verdictOf(report);
  const delivery = deliveryMeant(job, token, verdict === 'ok');
  if (!delivery) return job;
  if (delivery !== liveDelivery(job)) return earlierConfirmed(job, delivery, report, at);
  switch (verdict) {
    case 'ok':
      // What was never fetched cannot be on paper.
      return wasFetched(delivery)
        ? closed(job, 'printed', at, { state: 'printed', report })
        : notedOnce(job, 'unfetched', at);
    case 'blocked':
      return closed(job, 'blocked', at, { state: 'waiting', report });
    case 'refused':
      return refused(job, delivery, report, at);
    case 'failed':
      return failed(job, delivery, report, at);
    case 'unknown':
      return isOnOffer(delivery) ? failed(job, delivery, report, at) : silent(job, at, report);
  }
}

/** A docket that may be missing costs an order, so it comes once more, marked; a second receipt only confuses. */
export const comesAgain = ({ ticketKind, silences }: PrintJob): boolean =>
  ticketKind === 'docket' && silences === 0;

export function silent(job: PrintJob, at: Date, report?: Report): PrintJob {
  const next = { ...job, silences: job.silences + 1, attempts: job.attempts + 1 };
  return closed(
    next,
    'silent',
    at,
    comesAgain(job) ? { state: 'waiting', report } : { state: 'unclear', reason: 'silent', report },
  );
}

/** The good word about an earlier delivery counts while no newer one was fetched, because then it lies in the tray. */
function earlierConfirmed(job: PrintJob, delivery: Delivery, report: Report, at: Date): PrintJob {
  if (verdictOf(report) !== 'ok' || !isLateWord(job, delivery, at))
    return notedOnce(job, 'superseded', at, noteOf(report));
  const deliveries = job.deliveries.map((one): Delivery => {
    if (one === delivery) return { ...one, outcome: 'printed', report: report.kind };
    return one.outcome === null ? { ...one, outcome: 'cancelled' } : one;
  });
  return noted({ ...job, deliveries, state: 'printed', reason: null }, 'printed', at, noteOf(report));
}

/** Refused without a look means all that was offered. */
function refused(job: PrintJob, { media, offeredMedia }: Delivery, report: Report, at: Date): PrintJob {
  const refusedMedia = [...job.refusedMedia, ...(media ? [media] : offeredMedia)];
  const next = { ...job, refusedMedia };
  const isOver = mediaFor(next, offeredMedia).length === 0;
  return closed(
    next,
    'refused',
    at,
    isOver ? { state: 'failed', reason: 'media', report } : { state: 'waiting', report },
  );
}

function failed(job: PrintJob, delivery: Delivery, report: Report, at: Date): PrintJob {
  const attempts = isOnOffer(delivery) ? job.attempts : job.attempts + 1;
  const before = job.history.filter(({ step }) => step === 'failed').length;
  const pause = PAUSES_MS[Math.min(before, PAUSES_MS.length - 1)]!;
  const next = closed({ ...job, attempts }, 'failed', at, { state: 'waiting', report });
  return { ...next, retryAt: later(at, pause) };
}
