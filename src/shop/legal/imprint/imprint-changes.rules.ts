import type { ImprintData } from '../legal.types.js';
import type { ImprintChange } from '../legal.view.js';

export const FIELD_LABEL: Record<keyof ImprintData, string> = {
  legalForm: 'Rechtsform',
  firm: 'Firma',
  people: 'Personen',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  registerCourt: 'Registergericht',
  registerNumber: 'Registernummer',
  partnerFirm: 'Komplementärin',
  partnerRegisterCourt: 'Registergericht der Komplementärin',
  partnerRegisterNumber: 'Registernummer der Komplementärin',
  vatId: 'USt-IdNr.',
  economicId: 'W-IdNr.',
  authority: 'Aufsichtsbehörde',
  shareCapital: 'Stammkapital',
  outstandingCapital: 'Ausstehende Einlagen',
  windingUp: 'Auflösung',
  responsible: 'Inhaltlich verantwortlich',
  arbitration: 'Streitbeilegung',
};

export const IMPRINT_FIELDS = Object.keys(FIELD_LABEL) as (keyof ImprintData)[];

export const differingFields = (one: ImprintData, other: ImprintData): (keyof ImprintData)[] =>
  IMPRINT_FIELDS.filter((field) => wordsOf(one[field]) !== wordsOf(other[field]));

/** What the audit trail kept of one save. */
export function imprintChangesIn(before: unknown, after: unknown): ImprintChange['fields'] {
  const [old, now] = [partsOf(before), partsOf(after)];
  return IMPRINT_FIELDS.filter((field) => field in now)
    .map((field) => ({
      label: FIELD_LABEL[field],
      before: wordsOf(old[field]) || '–',
      after: wordsOf(now[field]) || '–',
    }))
    .filter((change) => change.before !== change.after);
}

const WORDS: Record<string, string> = {
  none: 'nein',
  liquidation: 'in Liquidation',
  insolvency: 'in Insolvenz',
  unwilling: 'keine Teilnahme',
  silent: 'keine Angabe',
};

export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? (WORDS[value] ?? value) : '';
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
