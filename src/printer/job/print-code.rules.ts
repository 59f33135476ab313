/** What a printer's code means for the job it speaks of. */
export type Verdict = 'ok' | 'blocked' | 'refused' | 'failed' | 'unknown';

/** `200`, `200 OK`, `200%20OK` and `OK` are all on the wire. */
export function codeOf(text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  const plain = String(text).slice(0, 40).replace(/%20/g, ' ').trim();
  return /^ok$/i.test(plain) ? '200' : (/^\d{3}(?!\d)/.exec(plain)?.[0] ?? '');
}

/** The first digit decides; codes nobody has listed yet are read the same way. */
export function verdictOf(code: string): Verdict {
  if (code.startsWith('2')) return 'ok';
  if (code.startsWith('4')) return 'blocked';
  if (code.startsWith('51')) return 'refused';
  return code.startsWith('5') ? 'failed' : 'unknown';
}

const TEXT: Record<string, string> = {
  '200': 'Bereit',
  '201': 'Bereit, das Papier geht zu Ende',
  '211': 'Das Papier geht zu Ende',
  '220': 'Druckt gerade',
  '221': 'Papier wartet auf Entnahme',
  '410': 'Kein Papier',
  '411': 'Papierstau',
  '420': 'Der Deckel ist offen',
  '510': 'Dieses Format kennt der Drucker nicht',
  '511': 'Der Drucker konnte den Bon nicht lesen',
  '512': 'Der Drucker spricht eine andere Version',
  '520': 'Der Drucker konnte den Bon nicht abrufen',
  '521': 'Der Bon ist zu groß für den Drucker',
};

const KIND: Record<Verdict, string> = {
  ok: 'Bereit',
  blocked: 'Der Drucker braucht Hilfe',
  refused: 'Der Drucker kann den Bon nicht lesen',
  failed: 'Der Drucker meldet einen Fehler',
  unknown: 'Unbekannte Meldung',
};

export const textOfCode = (code: string): string => TEXT[code] ?? KIND[verdictOf(code)];

export const isPaperLow = (code: string): boolean => code === '211' || code === '201';
