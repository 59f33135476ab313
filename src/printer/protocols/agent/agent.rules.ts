import type { Report, ReportKind } from '../../printer/report.types.js';

/** What the agent says when it asks. */
export interface AgentPoll {
  report: Report;
  /** The paper it is still at. */
  prints: string | null;
}

/** The words of the agent; what it says beyond them nobody understands, and says so. */
const STATES: Record<string, Report> = {
  ok: { kind: 'ok', text: 'Bereit' },
  paperLow: { kind: 'paperLow', text: 'Das Papier geht zu Ende' },
  paperOut: { kind: 'paperOut', text: 'Kein Papier' },
  coverOpen: { kind: 'coverOpen', text: 'Der Deckel ist offen' },
  stuck: { kind: 'stuck', text: 'Der Drucker braucht Hilfe' },
  starting: { kind: 'busy', text: 'Der Druckhelfer startet' },
  // Nothing is offered to an agent that reaches no printer.
  unreachable: { kind: 'stuck', text: 'Der Druckhelfer erreicht den Drucker nicht' },
};

const RESULTS: Record<string, Report> = {
  ...STATES,
  printed: { kind: 'ok', text: 'Gedruckt' },
  // It had printed this one before, and has not done it again.
  duplicate: { kind: 'ok', text: 'War schon gedruckt' },
  failed: { kind: 'failed', text: 'Der Druckhelfer konnte den Bon nicht drucken' },
  unconfirmed: { kind: 'unknown', text: 'Der Drucker hat den Druck nicht bestätigt' },
};

const UNKNOWN: Report = { kind: 'unknown' satisfies ReportKind, text: 'Unbekannte Meldung' };

/** An agent that says nothing of its printer is still an agent that asks. */
export function pollOf(body: string): AgentPoll {
  const { state, printing } = fieldsOf(body);
  return { report: wordOf(STATES, state) ?? STATES.ok!, prints: tokenOf(printing) || null };
}

export const resultOf = (body: string): Report => wordOf(RESULTS, fieldsOf(body).result) ?? UNKNOWN;

export const tokenOf = (text: unknown): string =>
  typeof text === 'string' && /^\w{1,40}$/.test(text) ? text : '';

const wordOf = (words: Record<string, Report>, word: unknown): Report | undefined =>
  typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : undefined;

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
