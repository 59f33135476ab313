import type { DesignChange } from './design.view.js';

/** The parts of a design, spread by their path in the shop. */
export const DESIGN_LABELS: Readonly<Record<string, string>> = {
  headline: 'Überschrift',
  titleImage: 'Titelbild',
  logo: 'Logo',
  salutation: 'Anrede',
  font: 'Schrift der Überschriften',
  'colors.primaryColor': 'Hauptfarbe',
  'colors.secondaryColor': 'Zweite Farbe',
  'colors.accentColor': 'Hintergrundton',
  'colors.lightTextColor': 'Helle Schrift',
  'colors.darkTextColor': 'Dunkle Schrift',
};

/** What the audit trail kept of one save; its field names carry a middle dot, because the store refuses full stops in names. */
export function designChangesIn(before: unknown, after: unknown): DesignChange['fields'] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const fields = Object.entries(DESIGN_LABELS)
    .filter(([path]) => nameOf(path) in now)
    .map(([path, label]) => ({ label, before: shown(old[nameOf(path)]), after: shown(now[nameOf(path)]) }));
  return 'domain' in now ? [...fields, domainChange(old.domain, now.domain)] : fields;
}

const domainChange = (before: unknown, after: unknown) => ({
  label: 'Eigene Domain',
  before: domainWords(before),
  after: domainWords(after),
});

function domainWords(domain: unknown): string {
  const { name, verifiedAt } = partsOf(domain);
  return typeof name === 'string' ? `${name}${verifiedAt ? ', bestätigt' : ''}` : shown(null);
}

const nameOf = (path: string): string => `design.${path}`.replaceAll('.', '·');

const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '–');

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
