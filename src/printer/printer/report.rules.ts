import { REPORT_KINDS, type Report, type ReportKind } from './report.types.js';

/** What a report means for the paper it speaks of. */
export type Verdict = 'ok' | 'blocked' | 'refused' | 'failed' | 'unknown';

const VERDICTS: Record<ReportKind, Verdict> = {
  ok: 'ok',
  paperLow: 'ok',
  busy: 'ok',
  paperOut: 'blocked',
  coverOpen: 'blocked',
  stuck: 'blocked',
  refused: 'refused',
  failed: 'failed',
  unknown: 'unknown',
};

export const verdictOf = ({ kind }: Pick<Report, 'kind'>): Verdict => VERDICTS[kind];

export const READY: Report = { kind: 'ok', text: 'Bereit' };

/** Nothing to add where all is well. */
export const noteOf = ({ kind, text }: Report): string | undefined => (kind === 'ok' ? undefined : text);

/** One word of Redis: `paperOut Kein Papier`. */
export const packed = ({ kind, text }: Report): string => `${kind} ${text}`;

export function unpacked(word: string): Report | null {
  const kind = REPORT_KINDS.find((one) => word.startsWith(`${one} `));
  return kind ? { kind, text: word.slice(kind.length + 1) } : null;
}
