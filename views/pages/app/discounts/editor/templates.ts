import { sameTimesDaily } from '../../../../../src/shop/opening-hours/opening-defaults.rules';
import type { OfferForm } from './offer-form';

export interface Template {
  name: string;
  /** What it is like, in the words of a guest. */
  example: string;
  form: Partial<OfferForm>;
}

const HAPPY = { from: '15:00', to: '17:00' };
const workdays = () => {
  const week = sameTimesDaily([HAPPY]);
  return { ...week, friday: closed(), saturday: closed(), sunday: closed() };
};
const closed = () => ({ closed: true, ranges: [{ ...HAPPY }] });

/** Where a new campaign may begin; everything can be changed afterwards. */
export const TEMPLATES: Template[] = [
  {
    name: 'Happy Hour',
    example: 'Mo–Do 15–17 Uhr: 20 % auf Getränke',
    form: { label: 'Happy Hour', effectKind: 'percent', percent: 20, hours: workdays() },
  },
  {
    name: '2 + 1 gratis',
    example: 'Drei Pizzen, die günstigste gratis',
    form: { label: '2 + 1 gratis', effectKind: 'buyGet', buy: 2, get: 1, buyPercent: 100 },
  },
  {
    name: 'Das zweite halb',
    example: 'Jedes 2. Dessert zum halben Preis',
    form: { label: 'Das zweite zum halben Preis', effectKind: 'buyGet', buy: 1, get: 1, buyPercent: 50 },
  },
  {
    name: 'Menüpreis',
    example: 'Pizza + Getränk für 12,00 €',
    form: { label: 'Menüpreis', effectKind: 'set', setCents: 1_200 },
  },
  {
    name: 'Rubrik im Angebot',
    example: '15 % auf alle Pasta, eine Woche lang',
    form: { label: 'Angebot der Woche', effectKind: 'percent', percent: 15 },
  },
  {
    name: 'Lieferung frei ab',
    example: 'Ab 30,00 € bringen wir es umsonst',
    form: {
      label: 'Freie Lieferung',
      effectKind: 'freeDelivery',
      minimumCents: 3_000,
      fulfilments: ['delivery'],
    },
  },
  {
    name: 'Willkommen zurück',
    example: '10 % für Gäste, die 8 Wochen nicht da waren',
    form: { label: 'Willkommen zurück', effectKind: 'percent', percent: 10, awayWeeks: 8 },
  },
];
