import type { PrinterKind } from '../../../../src/printer/printer/printer.types';

/** What is still to do before a new printer prints. */
export const FIRST_CONTACT: Record<PrinterKind, string> = {
  cloudprnt: 'Trage die Adresse im Drucker ein, dann meldet er sich von selbst.',
  epson: 'Trage die Adresse im Drucker ein, dann meldet er sich von selbst.',
  agent: 'Starte den Druckhelfer mit der Adresse, dann meldet er sich von selbst.',
  browser: 'Öffne auf dem Computer am Tresen die Druckseite und tippe dort auf „Hier drucken“.',
  tcp: 'Schalte den Drucker ein. Er wird alle halbe Minute angerufen.',
};

/** Whether a device or a program calls us under an address of its own. */
export const hasAddress = (kind: PrinterKind): boolean => kind !== 'tcp' && kind !== 'browser';
