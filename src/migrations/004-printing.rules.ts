interface Told {
  code?: string | null;
  offeredMedia?: string[];
}

interface Entry {
  step: string;
  note?: string;
}

export interface OldPrintJob<Delivery extends Told = Told, History extends Entry = Entry> {
  deliveries?: Delivery[];
  history?: History[];
}

/** What the one kind of printer there was could be sent. */
const MEDIA = ['application/vnd.star.starprnt', 'application/vnd.star.line', 'text/plain'];

const REPORTS: Record<string, [kind: string, text: string]> = {
  '201': ['paperLow', 'Das Papier geht zu Ende'],
  '211': ['paperLow', 'Das Papier geht zu Ende'],
  '220': ['busy', 'Druckt gerade'],
  '221': ['busy', 'Papier wartet auf Entnahme'],
  '410': ['paperOut', 'Kein Papier'],
  '411': ['stuck', 'Papierstau'],
  '420': ['coverOpen', 'Der Deckel ist offen'],
  '510': ['refused', 'Dieses Format kennt der Drucker nicht'],
  '511': ['refused', 'Der Drucker konnte den Bon nicht lesen'],
  '512': ['refused', 'Der Drucker spricht eine andere Version'],
  '520': ['failed', 'Der Drucker konnte den Bon nicht abrufen'],
  '521': ['failed', 'Der Bon ist zu groß für den Drucker'],
};

function reportOf(code: string): [kind: string, text: string] {
  const known = REPORTS[code];
  if (known) return known;
  if (code.startsWith('2')) return ['ok', ''];
  if (code.startsWith('4')) return ['stuck', 'Der Drucker braucht Hilfe'];
  if (code.startsWith('51')) return ['refused', 'Der Drucker kann den Bon nicht lesen'];
  return code.startsWith('5')
    ? ['failed', 'Der Drucker meldet einen Fehler']
    : ['unknown', 'Unbekannte Meldung'];
}

/** Star's codes become what they mean; null when that has been done already. */
export function translated({ deliveries = [], history = [] }: OldPrintJob): object | null {
  const isOld = deliveries.some((delivery) => 'code' in delivery) || history.some(({ note }) => isCode(note));
  if (!isOld) return null;
  return { deliveries: deliveries.map(toDelivery), history: history.map(toEntry) };
}

function toDelivery({ code, ...delivery }: Told): object {
  return { offeredMedia: MEDIA, ...delivery, report: code ? reportOf(code)[0] : null };
}

function toEntry({ note, ...entry }: Entry): object {
  const text = isCode(note) ? reportOf(note)[1] : note;
  return text ? { ...entry, note: text } : entry;
}

const isCode = (note: string | undefined): note is string => /^\d{3}$/.test(note ?? '');
