import { monthLabel } from '../files/period.rules.js';

export interface AdviserMailView {
  subject: string;
  headline: string;
  preview: string;
  sentences: string[];
  rows: [string, string][];
  total: [string, string];
  reason: string;
}

export interface MonthSent {
  restaurant: string;
  month: string;
  documents: number;
  /** The last checksum of the chain. */
  lastHash: string;
  attached: boolean;
  /** Of the archive. */
  checksum: string;
}

export const adviserMailFor = (sent: MonthSent): AdviserMailView => {
  const { restaurant, month, documents, lastHash, attached, checksum } = sent;
  const label = monthLabel(month);
  return {
    subject: `Belege ${label}: ${restaurant}`,
    headline: `Belege ${label}`,
    preview: `${restaurant}: ${documents === 1 ? 'ein Beleg' : `${documents} Belege`} über online bezahlte Bestellungen.`,
    sentences: [
      `${restaurant} schickt Ihnen die Belege über online bezahlte Bestellungen im ${label}. Was im Haus bezahlt wurde, steht in der Kasse des Restaurants.`,
      attached
        ? 'Im Anhang: alle Belege als PDF, die Tabellen für die Buchhaltung und eine Beschreibung für Prüfprogramme.'
        : 'Das Archiv ist für eine Mail zu groß. Bitten Sie das Restaurant darum: Es lädt es in Tresen unter „Belege“ herunter.',
    ],
    rows: [
      ['Monat', label],
      ...(attached ? [['Prüfsumme des Archivs', checksum.slice(0, 16)] as [string, string]] : []),
    ],
    total: ['Belege', String(documents)],
    reason: `Letzte Prüfsumme der Kette: ${lastHash}. Sie bekommen diese Mail, weil ${restaurant} Ihre Adresse für die Belege angegeben hat.`,
  };
};
