import type { TaskKey } from '../dashboard/checklist.types.js';

const WORDS: Record<TaskKey, string> = {
  contact: 'Adresse und Telefon',
  hours: 'die Öffnungszeiten',
  menu: 'die Speisekarte',
  allergens: 'die geprüften Allergene',
  imprint: 'das Impressum',
  privacy: 'die Datenschutzerklärung',
  payment: 'eine Zahlungsart',
  online: 'die Online-Zahlung',
  printer: 'ein Drucker',
  enabled: 'der Schalter',
};

/** 'Zum Einschalten fehlen noch das Impressum und die Datenschutzerklärung.' */
export function missingSentence(missing: readonly TaskKey[]): string {
  const words = missing.map((key) => WORDS[key]);
  const last = words.pop() ?? '';
  const isOne = words.length === 0 && !missing.some((key) => PLURAL.has(key));
  const list = words.length > 0 ? `${words.join(', ')} und ${last}` : last;
  return `Zum Einschalten ${isOne ? 'fehlt' : 'fehlen'} noch ${list}.`;
}

const PLURAL: ReadonlySet<TaskKey> = new Set<TaskKey>(['contact', 'hours', 'allergens']);
