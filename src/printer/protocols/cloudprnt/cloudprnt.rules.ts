import { MEDIA, type Media } from '../../encode/media.types.js';
import { macOf } from '../../printer/printer.rules.js';
import type { Report } from '../../printer/report.types.js';
import { printable } from '../../ticket/printable.rules.js';
import { fieldsOf } from '../json-fields.rules.js';
import { codeOf, reportOf } from './star-code.rules.js';

export interface Poll {
  report: Report;
  mac: string | null;
  /** What it says that it still prints; empty when it cannot say what, null when it is idle. */
  prints: string | null;
  /** Its answers to what it was asked; empty when it was asked nothing. */
  told: Told[];
}

export interface Told {
  request: string;
  result: string;
}

/** Asked once in its life, while nothing waits: an answer with questions prints nothing in that round. */
export const QUESTIONS = ['ClientType', 'ClientVersion', 'GetPollInterval', 'Encodings', 'PageInfo'].map(
  (request) => ({ request, options: '' }),
);

type Query = Record<string, unknown>;

/** A printer that asks may leave out everything but its status; a body nobody can read is still a printer that asks. */
export function pollOf(body: string): Poll {
  const { statusCode, printerMAC, printingInProgress, jobToken, clientAction } = fieldsOf(body);
  const prints = printingInProgress === true ? tokenOf({ token: jobToken }) : null;
  return {
    report: reportOf(codeOf(statusCode) || '200'),
    mac: macOf(printerMAC),
    prints,
    told: toldOf(clientAction),
  };
}

const LONGEST = 200;

/** What nobody asked for is not kept, and nothing longer than a page of the diagnosis has room for. */
function toldOf(answers: unknown): Told[] {
  if (!Array.isArray(answers)) return [];
  return answers.slice(0, QUESTIONS.length).flatMap((answer: unknown) => {
    const { request, result } = (answer ?? {}) as Record<string, unknown>;
    const isAsked = QUESTIONS.some((question) => question.request === request);
    return isAsked && typeof result === 'string'
      ? [{ request: String(request), result: printable(result, LONGEST) }]
      : [];
  });
}

/** `GET …?delete`, without a value, is the confirmation of printers that cannot send DELETE. */
export const isConfirmation = (query: Query): boolean => 'delete' in query;

export const tokenOf = ({ token }: Query): string =>
  typeof token === 'string' && /^\w{1,40}$/.test(token) ? token : '';

export const confirmedReportOf = ({ code }: Query): Report => reportOf(codeOf(code));

export const queryMacOf = ({ mac }: Query): string | null => macOf(mac);

/** Null when the printer leaves the choice to us, undefined when it names what we do not have. */
export function mediaOf({ type }: Query): Media | null | undefined {
  if (typeof type !== 'string' || type === '') return null;
  const asked = type.split(';', 1)[0]?.trim().toLowerCase();
  return MEDIA.find((media) => media === asked);
}

/** The secret at the end of the address, before a printer asked for its settings; empty when there is none. */
export function replacedPathOf({ replaced_path: path }: Query): string {
  if (typeof path !== 'string') return '';
  return /(?:^|\/)([\w-]{16,64})\/?(?:\?|$)/.exec(path.slice(0, 500))?.[1] ?? '';
}
