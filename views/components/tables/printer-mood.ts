import type { PrinterMood } from '../../../src/printer/printer/printer.view';
import type { Tone } from './StatusBadge';

export const MOOD_TONE: Record<PrinterMood, Tone> = {
  well: 'good',
  attention: 'warn',
  trouble: 'bad',
  unknown: 'quiet',
};
