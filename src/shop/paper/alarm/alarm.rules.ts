import type { PrintTrouble } from '../../../printer/job/print-job.types.js';
import { MINUTE_MS } from '../../../shared/berlin-time.js';
import { type Alarm, MAIL_MINUTES, type MailStep, type Trouble } from './alarm.types.js';

interface Place {
  id: string;
  name: string;
}

interface Wrong {
  /** Those that no longer call. */
  silent: readonly Place[];
  papers: readonly PrintTrouble[];
  printers: readonly Place[];
  /** Outside opening hours printers are switched off with the light. */
  isOpen: boolean;
}

/** After this long the same trouble is a new one. Before, a printer that comes and goes would write all evening. */
export const SAME_MS = 15 * MINUTE_MS;

const MOST_NAMED = 6;

/** Who tries a printer out stands beside it. */
const isTest = ({ key }: PrintTrouble): boolean => key.startsWith('test/');

export function troublesOf({ silent, papers: all, printers, isOpen }: Wrong): Trouble[] {
  const papers = all.filter((paper) => !isTest(paper));
  const nameOf = (id: string) => printers.find((one) => one.id === id)?.name ?? 'Drucker';
  return [
    ...(isOpen ? silent : []).map(
      ({ id, name }): Trouble => ({
        key: `silent/${id}`,
        kind: 'printerSilent',
        printerId: id,
        jobId: null,
        text: `Drucker „${name}“ meldet sich nicht mehr.`,
      }),
    ),
    ...waitingTroubles(papers, nameOf),
    ...papers.flatMap((paper) => givenUp(paper, nameOf)),
  ];
}

/** Ten dockets that wait for one printer are one trouble. */
function waitingTroubles(papers: readonly PrintTrouble[], nameOf: (id: string) => string): Trouble[] {
  const waiting = papers.filter(({ state }) => state === 'waiting');
  return [...new Set(waiting.map(({ printerId }) => printerId))].map((printerId) => {
    const own = waiting.filter((one) => one.printerId === printerId);
    const titles = [...new Set(own.map(({ title }) => title))];
    const head = own.length === 1 ? 'Ein Bon wartet' : `${own.length} Bons warten`;
    return {
      key: `waiting/${printerId}`,
      kind: 'waiting',
      printerId,
      jobId: null,
      text: `${head} auf „${nameOf(printerId)}“: ${listed(titles.toReversed())}.`,
    };
  });
}

function givenUp(
  { id: jobId, printerId, title, state }: PrintTrouble,
  nameOf: (id: string) => string,
): Trouble[] {
  const at = `${title} („${nameOf(printerId)}“)`;
  if (state === 'unclear') {
    const text = `${at}: Druck nicht bestätigt. Bitte am Drucker nachsehen.`;
    return [{ key: `unclear/${jobId}`, kind: 'unclear', printerId, jobId, text }];
  }
  if (state !== 'failed') return [];
  return [{ key: `failed/${jobId}`, kind: 'failed', printerId, jobId, text: `${at}: nicht gedruckt.` }];
}

const listed = (titles: readonly string[]): string =>
  titles.length > MOST_NAMED
    ? `${titles.slice(0, MOST_NAMED).join(', ')} und ${titles.length - MOST_NAMED} weitere`
    : titles.join(', ');

export interface Turn {
  open: Trouble[];
  /** The same trouble in other words. */
  reword: { alarm: Alarm; text: string }[];
  clear: Alarm[];
}

/** What has to be written so that the alarms say what is wrong, no more and no less. */
export function turnOf(live: readonly Alarm[], troubles: readonly Trouble[]): Turn {
  const known = new Map(live.map((alarm) => [alarm.key, alarm]));
  const wrong = new Set(troubles.map(({ key }) => key));
  return {
    open: troubles.filter(({ key }) => !known.has(key)),
    reword: troubles.flatMap(({ key, text }) => {
      const alarm = known.get(key);
      return alarm && alarm.text !== text ? [{ alarm, text }] : [];
    }),
    clear: live.filter(({ key }) => !wrong.has(key)),
  };
}

/** The mail that is due; the earlier one counts as sent with it. Who has seen the alarm gets none. */
export function mailDue({ state, openedAt, mailed }: Alarm, now: Date, isOpen: boolean): MailStep | null {
  if (state !== 'open' || !isOpen) return null;
  const minutes = (now.getTime() - openedAt.getTime()) / MINUTE_MS;
  const step = MAIL_MINUTES.findLast((one) => minutes >= one);
  return step && !mailed.includes(step) ? step : null;
}
