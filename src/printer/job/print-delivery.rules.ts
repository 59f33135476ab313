import { verdictOf } from './print-code.rules.js';
import type { Banner, Delivery, PrintJob } from './print-job.types.js';

const LATE_CONFIRM_MS = 10 * 60_000;
/** A second fetch right after the first is the network's; a later one is the printer starting over. */
const REFETCH_MS = 5_000;
const MAX_FETCHES = 4;

/** Only the live token may be fetched, and not without limit: a printer may be caught in a loop. */
export function mayFetch(job: PrintJob, token: string): boolean {
  const delivery = liveDelivery(job);
  return delivery?.token === token && delivery.fetchCount < MAX_FETCHES;
}

export const liveDelivery = (job: PrintJob): Delivery | null =>
  job.state === 'printing' ? (job.deliveries.at(-1) ?? null) : null;

/** The first try, or the next one. */
export const newDelivery = (job: PrintJob, token: string, at: Date): Delivery => ({
  token,
  offeredAt: at,
  fetchedAt: null,
  fetchCount: 0,
  media: null,
  banner: bannerOf(job),
  code: null,
  outcome: null,
});

/** The printer fetched the same bytes again; long after the first time it is printing a second paper. */
export function fetchedAgain(
  job: PrintJob,
  { fetchedAt, fetchCount }: Delivery,
  at: Date,
): Partial<Delivery> {
  const isNewPaper = fetchedAt !== null && at.getTime() - fetchedAt.getTime() > REFETCH_MS;
  return isNewPaper ? { fetchCount: fetchCount + 1, banner: bannerOf(job) } : { fetchCount: fetchCount + 1 };
}

/** The number of the next paper among all that were printed from the same one. */
export const nextRepeatOf = (family: readonly PrintJob[]): number =>
  Math.max(1, family.flatMap(({ deliveries }) => deliveries).filter(wasFetched).length);

/** How many papers were asked for and have left the queue: one that still waits is the paper asked for again. */
export const reprintNumberOf = (family: readonly PrintJob[]): number =>
  family.filter((job) => job.copyOf === null || job.state !== 'waiting' || mayBeOnPaper(job)).length;

/** Somebody may hold this paper already. */
export const mayBeOnPaper = ({ deliveries }: PrintJob): boolean => deliveries.some(wasFetched);

/** The connection broke during the confirmation, but the paper was printed. */
export const isLateWord = ({ state }: PrintJob, { fetchedAt, code }: Delivery, at: Date): boolean =>
  (state === 'unclear' || state === 'waiting') &&
  fetchedAt !== null &&
  (code === null || verdictOf(code) === 'blocked') &&
  at.getTime() - fetchedAt.getTime() <= LATE_CONFIRM_MS;

export const wasFetched = ({ fetchedAt }: Delivery): boolean => fetchedAt !== null;

export const withDelivery = (job: PrintJob, change: Partial<Delivery>): PrintJob => ({
  ...job,
  deliveries: job.deliveries.map((delivery, index) =>
    index === job.deliveries.length - 1 ? { ...delivery, ...change } : delivery,
  ),
});

/** The number counts the papers that may lie in the kitchen already, reprinted by hand or by ourselves. */
function bannerOf({ deliveries, ticketKind, repeat, repeatNote }: PrintJob): Banner | null {
  const before = deliveries.filter(wasFetched).length;
  const n = repeat + before;
  if (n === 0) return null;
  const note = before > 0 ? 'ggf. bereits gedruckt' : repeatNote;
  return { mark: ticketKind === 'docket' ? 'repeat' : 'copy', n, note };
}
