import { berlinClock, formatDateTime, formatTime } from '../../shared/berlin-time.js';
import type { DrawnLine } from '../encode/drawn-paper.types.js';
import type { Media } from '../encode/media.types.js';
import { mayBeOnPaper } from '../job/print-delivery.rules.js';
import { canCancel, canReprint } from '../job/print-job.rules.js';
import type { PrintHistory, PrintJob, PrintReason, PrintState, PrintStep } from '../job/print-job.types.js';
import { beginOf, isLate } from '../job/print-steps.rules.js';
import type { PrinterView } from '../printer/printer.view.js';

/** The props of /app/printerQueue. */
export interface PrinterQueuePage {
  printers: PrinterView[];
  jobs: PrintJobView[];
  /** The printer whose papers alone are shown; null: all of them. */
  printerId: string | null;
  /** Sets printers up, beyond using them. */
  mayManage: boolean;
}

export interface PrintJobView {
  id: string;
  printerId: string;
  title: string;
  state: PrintState;
  stateText: string;
  /** What a person should know or do; empty when all is well. */
  hint: string;
  isLate: boolean;
  /** Somebody has to see to it. */
  needsHelp: boolean;
  repeat: number;
  createdAt: string;
  mayCancel: boolean;
  mayReprint: boolean;
}

export interface PaperView {
  title: string;
  columns: number;
  /** The language its printer gets it in. */
  format: string;
  /** It is sent a picture: what it shows in letters is what was drawn. */
  isPicture: boolean;
  lines: DrawnLine[];
  history: { at: string; text: string }[];
}

export const toPrintJobView = (job: PrintJob, now: Date): PrintJobView => ({
  id: job.id,
  printerId: job.printerId,
  title: job.title,
  state: job.state,
  stateText: STATE_TEXT[job.state],
  hint: hintOf(job, now),
  isLate: canCancel(job) && isLate(job, now),
  needsHelp: needsHelp(job, now),
  repeat: job.repeat,
  createdAt: job.createdAt.toISOString(),
  mayCancel: canCancel(job),
  mayReprint: canReprint(job),
});

export const toHistoryView = ({ at, step, note }: PrintHistory) => ({
  at: at.toISOString(),
  text: note ? `${STEP_TEXT[step]}: ${note}` : STEP_TEXT[step],
});

const MINUTE_MS = 60_000;

const needsHelp = (job: PrintJob, now: Date): boolean =>
  job.state === 'failed' ||
  job.state === 'unclear' ||
  job.reason === 'expired' ||
  (canCancel(job) && isLate(job, now));

const STATE_TEXT: Record<PrintState, string> = {
  waiting: 'wartet',
  printing: 'wird gedruckt',
  printed: 'gedruckt',
  unclear: 'nicht bestätigt',
  failed: 'fehlgeschlagen',
  cancelled: 'abgebrochen',
};

const REASON_TEXT: Record<PrintReason, string> = {
  attempts: 'Der Drucker hat den Bon auch nach fünf Versuchen nicht gedruckt.',
  media: 'Der Drucker versteht keines unserer Formate.',
  silent: 'Der Drucker hat den Bon abgeholt, den Druck aber nicht bestätigt. Bitte nachsehen.',
  expired: 'Der Bon war zu alt, um noch gedruckt zu werden.',
  operator: '',
};

export const FORMAT_TEXT: Record<Media, string> = {
  'application/vnd.star.starprnt': 'StarPRNT',
  'application/vnd.star.line': 'Star Line',
  'application/vnd.star.linematrix': 'Star Line für Nadeldrucker',
  'application/vnd.epson.escpos': 'ESC/POS',
  'application/vnd.epson.epos+xml;version=2': 'ePOS-Print XML',
  'application/vnd.epson.epos+xml;version=1': 'ePOS-Print XML',
  'application/vnd.tresen.paper+json': 'Druckseite im Browser',
  'image/png': 'Bild',
  'text/plain': 'Text',
};

const STEP_TEXT: Record<PrintStep, string> = {
  queued: 'Auftrag angelegt',
  offered: 'dem Drucker angeboten',
  fetched: 'vom Drucker abgeholt',
  refetched: 'vom Drucker noch einmal abgeholt',
  broken: 'Verbindung beim Abholen abgebrochen',
  unfetched: 'bestätigt, obwohl er nie abgeholt wurde',
  superseded: 'Meldung zu einem früheren Versuch',
  printed: 'gedruckt',
  blocked: 'Drucker gestört',
  refused: 'Format abgelehnt',
  failed: 'Druck fehlgeschlagen',
  notFetched: 'nicht abgeholt',
  silent: 'ohne Bestätigung geblieben',
  late: 'wartet seit über einer Minute',
  moved: 'umgeleitet',
  rescheduled: 'kommt zu einer anderen Zeit',
  cancelled: 'abgebrochen',
  expired: 'abgelaufen',
};

function hintOf(job: PrintJob, now: Date): string {
  if (canCancel(job))
    return [moveHint(job), laterHint(job, now), troubleHint(job), ageHint(job, now)]
      .filter(Boolean)
      .join(' ');
  const reason = job.reason ? REASON_TEXT[job.reason] : '';
  if (job.state !== 'cancelled' || !mayBeOnPaper(job)) return reason;
  return `${reason} Er ist vielleicht schon gedruckt.`.trim();
}

const moveHint = ({ movedFrom }: PrintJob): string => (movedFrom ? `Umgeleitet von ${movedFrom}.` : '');

const laterHint = (job: PrintJob, now: Date): string => {
  const begin = beginOf(job);
  if (job.state !== 'waiting' || begin <= now) return '';
  const isToday = berlinClock(begin).date === berlinClock(now).date;
  return `Kommt ${isToday ? `um ${formatTime(begin)}` : `am ${formatDateTime(begin)}`} Uhr.`;
};

function troubleHint({ state, history }: PrintJob): string {
  const { step, note } = history.findLast((entry) => entry.step !== 'late') ?? {};
  if (state !== 'waiting' || !note) return '';
  if (step === 'blocked') return `${note}. Der Druck geht danach weiter.`;
  return step === 'failed' ? `${note}. Der nächste Versuch folgt von selbst.` : '';
}

function ageHint(job: PrintJob, now: Date): string {
  if (!isLate(job, now)) return '';
  const minutes = Math.floor((now.getTime() - beginOf(job).getTime()) / MINUTE_MS);
  return `Wartet seit ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} auf den Drucker.`;
}
