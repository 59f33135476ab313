import { MEDIA, type Media } from '../../encode/media.types.js';
import { macOf } from '../../printer/printer.rules.js';
import type { Report } from '../../printer/report.types.js';
import { fieldsOf } from '../json-fields.rules.js';
import { codeOf, reportOf } from './star-code.rules.js';

export interface Poll {
  report: Report;
  mac: string | null;
  /** What it says that it still prints; empty when it cannot say what, null when it is idle. */
  prints: string | null;
}

type Query = Record<string, unknown>;

/** A printer that asks may leave out everything but its status; a body nobody can read is still a printer that asks. */
export function pollOf(body: string): Poll {
  const { statusCode, printerMAC, printingInProgress, jobToken } = fieldsOf(body);
  const prints = printingInProgress === true ? tokenOf({ token: jobToken }) : null;
  return { report: reportOf(codeOf(statusCode) || '200'), mac: macOf(printerMAC), prints };
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
