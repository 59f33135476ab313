import { READY } from '../../printer/report.rules.js';
import type { Report } from '../../printer/report.types.js';

/** Epson, ePOS-Print XML User's Manual: `code` of a response. */
const CODES: Record<string, Report> = {
  EPTR_REC_EMPTY: { kind: 'paperOut', text: 'Kein Papier' },
  EPTR_COVER_OPEN: { kind: 'coverOpen', text: 'Der Deckel ist offen' },
  EPTR_CUTTER: { kind: 'stuck', text: 'Das Schneidmesser klemmt' },
  EPTR_MECHANICAL: { kind: 'stuck', text: 'Der Drucker klemmt' },
  EPTR_AUTOMATICAL: { kind: 'stuck', text: 'Der Drucker ist zu heiß oder klemmt' },
  EPTR_UNRECOVERABLE: { kind: 'stuck', text: 'Der Drucker braucht Hilfe' },
  SchemaError: { kind: 'refused', text: 'Der Drucker konnte den Bon nicht lesen' },
  DeviceNotFound: { kind: 'failed', text: 'Der Drucker findet sein Druckwerk nicht' },
  PrintSystemError: { kind: 'failed', text: 'Der Drucker meldet einen Fehler' },
  EX_BADPORT: { kind: 'failed', text: 'Der Drucker erreicht sein Druckwerk nicht' },
  EX_SPOOLER: { kind: 'failed', text: 'Der Speicher des Druckers ist voll' },
  JobNotFound: { kind: 'failed', text: 'Der Drucker hat den Bon nicht bekommen' },
  // It may have come out while nobody waited any more.
  EX_TIMEOUT: { kind: 'unknown', text: 'Der Drucker hat den Druck nicht bestätigt' },
};

/** Bits of `status` and `asbstatus`, gravest first. */
const BITS: [bit: number, report: Report][] = [
  [0x80000, { kind: 'paperOut', text: 'Kein Papier' }],
  [0x20, { kind: 'coverOpen', text: 'Der Deckel ist offen' }],
  [0x800, { kind: 'stuck', text: 'Das Schneidmesser klemmt' }],
  [0x400, { kind: 'stuck', text: 'Der Drucker klemmt' }],
  [0x2000, { kind: 'stuck', text: 'Der Drucker braucht Hilfe' }],
  [0x1, { kind: 'stuck', text: 'Das Druckwerk antwortet nicht' }],
  [0x8, { kind: 'stuck', text: 'Der Drucker ist nicht bereit' }],
  [0x20000, { kind: 'paperLow', text: 'Das Papier geht zu Ende' }],
];

export const statusReportOf = (bits: number): Report =>
  BITS.find(([bit]) => (bits & bit) !== 0)?.[1] ?? READY;

/** What became of a paper. A printer that is well says so by `success`; one that is not may leave the code out. */
export function resultReportOf({ success, code, status }: PrintResult): Report {
  if (success) return (status & 0x20000) !== 0 ? statusReportOf(0x20000) : READY;
  if (Object.hasOwn(CODES, code)) return CODES[code]!;
  const report = statusReportOf(status);
  return report.kind === 'ok' || report.kind === 'paperLow'
    ? { kind: 'unknown', text: 'Der Drucker meldet einen unbekannten Fehler' }
    : report;
}

export interface PrintResult {
  /** Empty from version 1: it means what the printer holds. */
  token: string;
  success: boolean;
  code: string;
  status: number;
}
