import type { PrintState, PrintTrouble } from '../../printer/job/print-job.types.js';
import type { PaperTrouble } from './desk.view.js';

const TEXT: Partial<Record<PrintState, string>> = {
  waiting: 'Bon wartet auf den Drucker',
  unclear: 'Bon nicht bestätigt – bitte nachsehen',
  failed: 'Bon nicht gedruckt',
};

/** The key of a docket begins with the order it is about; reprints and tests begin with a word. */
const OF_NO_ORDER = ['test', 'reprint'];

export function paperTroubleOf({ id, key, title, state }: PrintTrouble): PaperTrouble {
  const about = key.split('/')[0] ?? '';
  const orderId = OF_NO_ORDER.includes(about) ? null : about;
  return { id, orderId, title, text: TEXT[state] ?? '' };
}
