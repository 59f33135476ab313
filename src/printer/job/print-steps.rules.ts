import { noteOf } from '../printer/report.rules.js';
import type { Report } from '../printer/report.types.js';
import { withDelivery } from './print-delivery.rules.js';
import type { DeliveryOutcome, PrintJob, PrintReason, PrintState, PrintStep } from './print-job.types.js';

const LATE_MS = 60_000;
const MAX_HISTORY = 60;

interface Closing {
  state: PrintState;
  reason?: PrintReason;
  report?: Report;
  note?: string;
}

/** The delivery that is under way ends like this, and leaves the job in this state. */
export function closed(job: PrintJob, outcome: DeliveryOutcome, at: Date, closing: Closing): PrintJob {
  const { state, reason = null, report, note = report && noteOf(report) } = closing;
  const ended = report ? { outcome, report: report.kind } : { outcome };
  const next = { ...withDelivery(job, ended), state, reason };
  return noted({ ...next, dueAt: state === 'waiting' ? nextLook(job) : job.dueAt }, outcome, at, note);
}

/** The first entry stays, however long the story gets. */
export function noted(job: PrintJob, step: PrintStep, at: Date, note?: string): PrintJob {
  const history = [...job.history, note ? { at, step, note } : { at, step }];
  return { ...job, history: [...history.slice(0, 1), ...history.slice(1).slice(1 - MAX_HISTORY)] };
}

/** What a printer repeats is written down once. */
export function notedOnce(job: PrintJob, step: PrintStep, at: Date, note?: string): PrintJob {
  const last = job.history.at(-1);
  return last?.step === step && last.note === note ? job : noted(job, step, at, note);
}

/** From then on it is wanted. */
export const beginOf = ({ createdAt, notBefore }: Pick<PrintJob, 'createdAt' | 'notBefore'>): Date =>
  notBefore && notBefore > createdAt ? notBefore : createdAt;

export const isLate = (job: PrintJob, at: Date): boolean => at.getTime() - beginOf(job).getTime() >= LATE_MS;

export function nextLook(job: PrintJob): Date {
  const { lateAt, expiresAt } = job;
  const late = later(beginOf(job), LATE_MS);
  return lateAt || late > expiresAt ? expiresAt : late;
}

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
