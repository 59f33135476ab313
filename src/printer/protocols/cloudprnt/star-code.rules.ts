import { READY } from '../../printer/report.rules.js';
import type { Report } from '../../printer/report.types.js';

/** `200`, `200 OK`, `200%20OK` and `OK` are all on the wire. */
export function codeOf(text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  const plain = String(text).slice(0, 40).replace(/%20/g, ' ').trim();
  return /^ok$/i.test(plain) ? '200' : (/^\d{3}(?!\d)/.exec(plain)?.[0] ?? '');
}

const REPORTS: Record<string, Report> = {
  '201': { kind: 'paperLow', text: 'Das Papier geht zu Ende' },
  '211': { kind: 'paperLow', text: 'Das Papier geht zu Ende' },
  '220': { kind: 'busy', text: 'Druckt gerade' },
  '221': { kind: 'busy', text: 'Papier wartet auf Entnahme' },
  '410': { kind: 'paperOut', text: 'Kein Papier' },
  '411': { kind: 'stuck', text: 'Papierstau' },
  '420': { kind: 'coverOpen', text: 'Der Deckel ist offen' },
  '510': { kind: 'refused', text: 'Dieses Format kennt der Drucker nicht' },
  '511': { kind: 'refused', text: 'Der Drucker konnte den Bon nicht lesen' },
  '512': { kind: 'refused', text: 'Der Drucker spricht eine andere Version' },
  '520': { kind: 'failed', text: 'Der Drucker konnte den Bon nicht abrufen' },
  '521': { kind: 'failed', text: 'Der Bon ist zu groß für den Drucker' },
};

/** The first digit decides; codes nobody has listed yet are read the same way. */
function familyOf(code: string): Report {
  if (code.startsWith('2')) return READY;
  if (code.startsWith('4')) return { kind: 'stuck', text: 'Der Drucker braucht Hilfe' };
  if (code.startsWith('51')) return { kind: 'refused', text: 'Der Drucker kann den Bon nicht lesen' };
  if (code.startsWith('5')) return { kind: 'failed', text: 'Der Drucker meldet einen Fehler' };
  return { kind: 'unknown', text: 'Unbekannte Meldung' };
}

export const reportOf = (code: string): Report => REPORTS[code] ?? familyOf(code);
