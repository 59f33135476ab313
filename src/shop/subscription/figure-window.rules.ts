import { addDays } from '../../shared/berlin-time.js';
import { type Level, limitsOf, PLANS, type Subscription } from './plans.js';

/** The plan that shows figures from that day on; null where the shop's own does. The export of orders knows no such bound. */
export function figuresNeed(subscription: Subscription | null, from: string, today: string): Level | null {
  const reaches = (days: number | null) => days === null || from >= addDays(today, -days);
  if (reaches(limitsOf(subscription).figureDays)) return null;
  return PLANS.find(({ limits }) => reaches(limits.figureDays))?.level ?? null;
}
