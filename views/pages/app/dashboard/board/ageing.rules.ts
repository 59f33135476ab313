import { MINUTE_MS } from '../../../../../src/shared/berlin-time';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { type Age, spanText, type Tone, workAge } from '../../../../components/orders/work-age.rules';
import { goesOut, type Place } from './board.rules';

/** From so many minutes on it is amber, and then red. */
const WAITING = { new: [2, 5], pickup: [8, 12], driver: [5, 10] } as const;
/** What lies further ahead nobody counts down. */
const COUNTED_MS = 60 * MINUTE_MS;

/** Colour belongs to time; the words say the same for whoever does not see it. */
export function ageOf(order: BoardOrder, place: Place, now: number): Age {
  if (place === 'new') {
    const waited = Math.max(0, now - Date.parse(order.placedAt));
    return { tone: toneOf(waited, WAITING.new), text: `${clockText(waited)} wartet` };
  }
  if (place === 'later') return { tone: 'calm', text: 'vorbestellt' };
  if (place === 'done') {
    const waited = Math.max(0, now - Date.parse(order.finishedAt ?? order.placedAt));
    const limits = goesOut(order) ? WAITING.driver : WAITING.pickup;
    const tone = order.state === 'underway' ? 'calm' : toneOf(waited, limits);
    return { tone, text: `${Math.floor(waited / MINUTE_MS)} min` };
  }
  return workAge(
    { dueAt: order.promisedAt ? Date.parse(order.promisedAt) : null, placedAt: order.placedAt },
    now,
  );
}

/** '3:48' until it is rejected by itself; '' when that is due, null while there is no hurry. */
export function countdownOf(order: BoardOrder, now: number): string | null {
  const { rejectsAt, placedAt } = order;
  if (!rejectsAt) return null;
  const left = Date.parse(rejectsAt) - now;
  const isLate = now - Date.parse(placedAt) > WAITING.new[1] * MINUTE_MS;
  if (!isLate || left > COUNTED_MS) return null;
  return left > 0 ? clockText(left) : '';
}

const toneOf = (waited: number, [soon, late]: readonly [number, number]): Tone => {
  const minutes = waited / MINUTE_MS;
  if (minutes > late) return 'late';
  return minutes >= soon ? 'soon' : 'calm';
};

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  if (seconds >= 100 * 60) return spanText(Math.floor(seconds / 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
