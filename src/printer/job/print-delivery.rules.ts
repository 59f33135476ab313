import type { Media } from '../encode/media.types.js';
import type { Banner, Delivery, PrintEvent, PrintJob } from './print-job.types.js';

const LATE_CONFIRM_MS = 10 * 60_000;
const MAX_FETCHES = 4;

/** Only the live token may be fetched, and not without limit: a printer may be caught in a loop. */
export function mayFetch(job: PrintJob, token: string): boolean {
  const delivery = liveDelivery(job);
  return delivery?.token === token && delivery.fetchCount < MAX_FETCHES;
}

export const liveDelivery = (job: PrintJob): Delivery | null =>
  job.state === 'printing' ? (job.deliveries.at(-1) ?? null) : null;

/** The first try, or the next one; a device that knows the token gets the same try once more. */
export const newDelivery = (
  job: PrintJob,
  { token, media, at }: Extract<PrintEvent, { kind: 'offered' }>,
): Delivery => {
  const known = job.deliveries.find((delivery) => delivery.token === token);
  const offeredAt = known?.fetchedAt && known.fetchedAt >= at ? new Date(known.fetchedAt.getTime() + 1) : at;
  const banner = bannerOf(job);
  return { ...UNTRIED, banner, ...known, token, offeredAt, offeredMedia: media, report: null, outcome: null };
};

const UNTRIED = { fetchedAt: null, fetchCount: 0, media: null };

/** Offered, and not fetched since. */
export const isOnOffer = ({ offeredAt, fetchedAt }: Delivery): boolean =>
  fetchedAt === null || fetchedAt < offeredAt;

/**
 * What a device that forgets no token was sent last. One that refuses all it has received is sent a failed paper under a
 * new token, or it would never print it.
 */
export const tokenToKeep = (
  { deliveries }: PrintJob,
  remembers: 'printed' | 'received' = 'printed',
): string | null => {
  const last = deliveries.findLast(wasFetched);
  if (!last || last.outcome === 'cancelled' || last.fetchCount >= MAX_FETCHES) return null;
  return remembers === 'printed' || last.outcome === 'silent' ? last.token : null;
};

/** Whoever has the bytes and asks for them again may print a second paper. */
export const fetchedAgain = (job: PrintJob, { fetchCount }: Delivery): Partial<Delivery> => ({
  fetchCount: fetchCount + 1,
  banner: bannerOf(job),
});

/** What of these this job may still be sent as; empty when the printer has refused everything. */
export const mediaFor = ({ refusedMedia }: PrintJob, known: readonly Media[]): Media[] =>
  known.filter((media) => !refusedMedia.includes(media));

/** Old firmware names no token: it speaks of what it holds, which is the paper it fetched last. */
export function deliveryMeant(job: PrintJob, token: string, isGood: boolean): Delivery | null {
  if (token) return job.deliveries.find((delivery) => delivery.token === token) ?? null;
  const live = liveDelivery(job);
  if (!live || !isGood || wasFetched(live)) return live;
  return job.deliveries.findLast(wasFetched) ?? live;
}

/** The number of the next paper among all that were printed from the same one. */
export const nextRepeatOf = (family: readonly PrintJob[]): number =>
  Math.max(1, family.flatMap(({ deliveries }) => deliveries).filter(wasFetched).length);

/** How many papers were asked for and have left the queue: one that still waits is the paper asked for again. */
export const reprintNumberOf = (family: readonly PrintJob[]): number =>
  family.filter((job) => job.copyOf === null || job.state !== 'waiting' || mayBeOnPaper(job)).length;

/** Somebody may hold this paper already. */
export const mayBeOnPaper = ({ deliveries }: PrintJob): boolean => deliveries.some(wasFetched);

/** The connection broke during the confirmation, but the paper was printed; nothing was fetched since. */
export function isLateWord({ state, deliveries }: PrintJob, delivery: Delivery, at: Date): boolean {
  const { fetchedAt, outcome } = delivery;
  return (
    (state === 'unclear' || state === 'waiting' || state === 'printing') &&
    (outcome === 'silent' || outcome === 'blocked') &&
    fetchedAt !== null &&
    deliveries.findLast(wasFetched) === delivery &&
    at.getTime() - fetchedAt.getTime() <= LATE_CONFIRM_MS
  );
}

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
