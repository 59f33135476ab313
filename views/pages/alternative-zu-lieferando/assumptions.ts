import { formatCents } from '../../../src/shared/money';

/** A place where a figure can be read, and when we read it. */
interface Source {
  text: string;
  href: string;
  link: string;
  read: string;
}

/** One number somebody may change; all in hundredths, so that euros and percent are typed and shown alike. */
export interface Field {
  key: 'revenue' | 'averageOrder' | 'moved' | 'commission';
  label: string;
  unit: '€' | '%';
  initial: number;
  max: number;
  step: number;
  hint: string;
  source?: Source;
}

export const FIELDS: readonly Field[] = [
  {
    key: 'revenue',
    label: 'Umsatz über das Portal im Monat',
    unit: '€',
    initial: 1_000_000,
    max: 6_000_000,
    step: 25_000,
    hint: 'Der Betrag steht auf deiner letzten Abrechnung.',
  },
  {
    key: 'averageOrder',
    label: 'Durchschnittliche Bestellung',
    unit: '€',
    initial: 2_500,
    max: 10_000,
    step: 50,
    hint: 'Umsatz geteilt durch Zahl der Bestellungen.',
  },
  {
    key: 'moved',
    label: 'Anteil, der zu deiner eigenen Seite wechselt',
    unit: '%',
    initial: 3_000,
    max: 10_000,
    step: 500,
    hint: 'Wie viele Stammgäste mitkommen, schätzt nur du richtig ein.',
  },
  {
    key: 'commission',
    label: 'Provision des Portals',
    unit: '%',
    initial: 1_400,
    max: 4_000,
    step: 50,
    hint: 'Es gilt, was in deinem Vertrag steht.',
    source: {
      text: 'Als Anhaltspunkt: 14 %, wenn das Restaurant selbst ausliefert, und 30 %, wenn Lieferando ausliefert, sagte ein Sprecher von Lieferando einer Zeitung. Im zweiten Fall sind die Fahrer im Preis enthalten, und der Vergleich hier passt nicht. Die Sätze können heute andere sein.',
      href: 'https://ksta.de/freizeit/restaurants/lieferdienste-koeln-restaurants-zahlen-hohe-gebuehren-an-lieferando-wolt-und-uber-eats-687776',
      link: 'Kölner Stadt-Anzeiger',
      read: 'von uns gelesen im November 2026; wann der Bericht erschien, wissen wir nicht',
    },
  },
];

/** '10.000' and '14', but '14,50': cents only where there are some. */
export const shownNumber = (hundredths: number): string => formatCents(hundredths).replace(/,00$/, '');
