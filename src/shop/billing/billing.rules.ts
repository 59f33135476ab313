import type { PlatformOffer, SeenContract } from '../../platform/pay/platform-pay.types.js';
import { DAY_MS, HOUR_MS } from '../../shared/berlin-time.js';
import { type Cents, percentOf } from '../../shared/money.js';
import { LEVEL, type Level, PLANS, type Plan } from '../subscription/plans.js';
import type { Contract } from './billing.types.js';

export const VAT_PERCENT = 19;
/** So long after what was paid the plan goes on. */
export const GRACE_DAYS = 14;
const GRACE_MS = GRACE_DAYS * DAY_MS;
const LOOK_EVERY_MS = 6 * HOUR_MS;
/** Services collect some time after a period has begun. */
const AFTER_PERIOD_MS = HOUR_MS;

export const grossOf = (netCents: Cents): Cents => netCents + percentOf(netCents, VAT_PERCENT);

export const offerOf = ({ name, priceCents }: Plan): PlatformOffer => ({
  name: `Tresen ${name}`,
  cents: grossOf(priceCents),
});

/** Which plan that price is for; a contract keeps the price it was made at. null: none of ours. */
export function levelOf(
  { cents, currency, isMonthly }: Pick<SeenContract, 'cents' | 'currency' | 'isMonthly'>,
  known: Contract | null,
): Level | null {
  if (currency !== 'EUR' || !isMonthly || cents <= 0) return null;
  if (known?.cents === cents) return known.nextLevel;
  return PLANS.find(({ priceCents }) => grossOf(priceCents) === cents)?.level ?? null;
}

export type Verdict =
  | { kind: 'contract'; contract: Contract }
  /** Paid although another one runs. */
  | { kind: 'double' }
  /** Nothing is known of it, or nothing of it is ours. */
  | { kind: 'nothing' };

const NOTHING: Verdict = { kind: 'nothing' };

/** What the contract of a shop becomes once the service has been read. What was read twice changes it once. */
export function judge(
  known: Contract | null,
  seen: SeenContract,
  { now, atOnce }: { now: Date; atOnce: boolean },
): Verdict {
  const isOwn = known?.id === seen.id;
  const level = levelOf(seen, isOwn ? known : null);
  if (level === null || seen.state === 'incomplete') return NOTHING;
  if (isOwn) return { kind: 'contract', contract: followed(known, seen, { level, atOnce }) };
  // One that has run out begins no more: it was read before it was closed.
  if (seen.state !== 'active' || hasRunOut(seen, now)) return NOTHING;
  if (known && isRunning(known, now)) return { kind: 'double' };
  return { kind: 'contract', contract: begun(seen, level, now) };
}

/** Somebody pays for it, or has paid and not cancelled. */
const isRunning = (contract: Contract, now: Date): boolean =>
  contract.state !== 'ended' && !hasRunOut(contract, now);

const hasRunOut = ({ cancels, until }: Pick<Contract, 'cancels' | 'until'>, now: Date): boolean =>
  cancels && now >= until;

const begun = (seen: SeenContract, level: Level, now: Date): Contract => ({
  service: seen.service,
  id: seen.id,
  level,
  nextLevel: level,
  cents: seen.cents,
  state: 'active',
  cancels: seen.cancels,
  cancelledAt: null,
  afterwards: null,
  until: seen.until,
  retryAt: null,
  since: now,
});

function followed(
  known: Contract,
  seen: SeenContract,
  { level, atOnce }: { level: Level; atOnce: boolean },
): Contract {
  const state = seen.state === 'incomplete' ? known.state : seen.state;
  const isPaid = state === 'active';
  const isRenewed = isPaid && seen.until > known.until;
  const isLarger = atOnce && isPaid && level > known.level;
  return {
    ...known,
    level: isRenewed || isLarger ? level : known.level,
    nextLevel: level,
    cents: seen.cents,
    state,
    cancels: state !== 'ended' && seen.cancels,
    ...(isPaid && !seen.cancels && { cancelledAt: null, afterwards: null }),
    // A service moves the period on before it has been paid.
    until: isPaid ? seen.until : known.until,
    retryAt: state === 'pastDue' ? seen.retryAt : null,
  };
}

export const PHASES = ['running', 'cancelled', 'ended', 'pastDue', 'grace', 'over'] as const;
/**
 * 'cancelled': runs out at the end of what is paid, and can be taken back; 'ended': the service has given it up before that
 * end, as it does when the restaurant ends it in its own account there, and nothing brings it back.
 */
export type Phase = (typeof PHASES)[number];

/** The service goes on with it: another one would be paid twice. */
export const goesOn = (phase: Phase): boolean =>
  phase === 'running' || phase === 'cancelled' || phase === 'pastDue';

/** What was paid is not used up, or is being asked for. */
export const isUsed = (phase: Phase): boolean => goesOn(phase) || phase === 'ended';

export const graceEndOf = ({ until }: Pick<Contract, 'until'>): Date => new Date(until.getTime() + GRACE_MS);

export function phaseOf(contract: Contract, now: Date): Phase {
  if (now >= graceEndOf(contract)) return 'over';
  if (contract.state === 'pastDue') return 'pastDue';
  const runsOut = contract.cancels || contract.state === 'ended';
  if (!runsOut) return 'running';
  if (now >= contract.until) return 'grace';
  return contract.state === 'ended' ? 'ended' : 'cancelled';
}

/** What the shop may use by it; 'none' when the days of grace are over, and the plan that was chosen for afterwards. */
export function entitledTo(contract: Contract, now: Date): Level | 'none' {
  const runsOut = contract.cancels || contract.state === 'ended';
  if (runsOut && contract.afterwards !== null && now >= contract.until) return contract.afterwards;
  return now < graceEndOf(contract) ? contract.level : 'none';
}

/** Nothing more can come of it. */
export const isSettled = (contract: Contract, now: Date): boolean =>
  entitledTo(contract, now) === 'none' ||
  (contract.afterwards !== null && entitledTo(contract, now) === LEVEL.free);

/** The next moment at which it could have changed without anybody telling; at once when it only has to be closed. */
export function nextLookAt(contract: Contract, now: Date): Date {
  if (isSettled(contract, now)) return now;
  const moments = [
    contract.until.getTime(),
    contract.until.getTime() + AFTER_PERIOD_MS,
    graceEndOf(contract).getTime(),
    now.getTime() + LOOK_EVERY_MS,
  ];
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}

/** A purchase that nobody has told of is asked about for a day. */
export const askAgainAt = (now: Date, begunAt: Date = now): Date | null =>
  now.getTime() - begunAt.getTime() < DAY_MS ? new Date(now.getTime() + HOUR_MS) : null;
