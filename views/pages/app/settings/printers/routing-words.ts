import type { PrintEventName, TemplateName } from '../../../../../src/printer/routing/routing.types';

export const EVENT_WORDS: Record<PrintEventName, string> = {
  placed: 'beim Eingang',
  accepted: 'bei der Annahme',
  due: 'vor der Fälligkeit',
  ready: 'wenn fertig',
};

export const TEMPLATE_WORDS: Record<TemplateName, { label: string; text: string }> = {
  kitchen: { label: 'Küchenbon', text: 'Was zu kochen ist, groß und ohne Preise.' },
  bar: { label: 'Barbon', text: 'Getränke eng beieinander, ohne Preise.' },
  driver: { label: 'Fahrerzettel', text: 'Adresse, Telefon und was zu kassieren ist. Nur bei Lieferungen.' },
  receipt: {
    label: 'Bestellbeleg',
    text: 'Die ganze Bestellung mit Preisen für den Gast. Kein Kassenbeleg.',
  },
};

export const choicesOf = <Key extends string>(words: Record<Key, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));
