import type { Task, TaskKey } from '../../../../src/shop/dashboard/checklist.types';

interface TaskWords {
  title: string;
  text: (task: Task) => string;
  /** Where it is done. The first of these pages that exists is linked. */
  places: string[];
  action: string;
}

const countOf = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const TASK_WORDS: Record<TaskKey, TaskWords> = {
  contact: {
    title: 'Adresse und Telefon',
    text: () => 'Damit Gäste dich finden und anrufen können.',
    places: ['/app/settings/restaurant', '/app/setup?step=contact'],
    action: 'Eintragen',
  },
  hours: {
    title: 'Öffnungszeiten',
    text: () => 'Außerhalb dieser Zeiten nimmt der Shop nichts an.',
    places: ['/app/settings/hours', '/app/setup?step=hours'],
    action: 'Eintragen',
  },
  menu: {
    title: 'Speisekarte',
    text: () => 'Mindestens eine Kategorie mit einem Gericht.',
    places: ['/app/products', '/app/setup?step=menu'],
    action: 'Anlegen',
  },
  allergens: {
    title: 'Allergene prüfen',
    text: ({ open }) =>
      open > 0
        ? `Bei ${countOf(open, 'Gericht', 'Gerichten')} hat noch niemand nachgesehen.`
        : 'Gäste müssen sie vor der Bestellung lesen können.',
    places: ['/app/allergens'],
    action: 'Prüfen',
  },
  imprint: {
    title: 'Impressum',
    text: () => 'Pflicht für jeden Shop.',
    places: ['/app/settings/imprint'],
    action: 'Schreiben',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    text: () => 'Pflicht, sobald Gäste ihre Adresse eingeben.',
    places: ['/app/settings/imprintAndPrivacy'],
    action: 'Schreiben',
  },
  payment: {
    title: 'Bezahlung',
    text: () =>
      'Gäste zahlen bar oder mit Karte bei dir, sobald du bestätigst: „Barzahlungen erfasse ich in meiner eigenen Kasse mit TSE.“',
    places: [],
    action: '',
  },
  online: {
    title: 'Online-Zahlung verbinden',
    text: ({ plan }) =>
      plan === null
        ? 'Nicht nötig: Mit deinem Konto bei Stripe oder PayPal zahlen Gäste schon beim Bestellen.'
        : `Nicht nötig: Karte und PayPal im Shop gibt es ab dem Tarif „${plan}“.`,
    places: ['/app/settings/payment'],
    action: 'Verbinden',
  },
  printer: {
    title: 'Drucker',
    text: () => 'Nicht nötig, aber in der Küche praktisch: Bons kommen von selbst.',
    places: ['/app/settings/pos', '/app/printerQueue'],
    action: 'Verbinden',
  },
  enabled: {
    title: 'Shop einschalten',
    text: () => 'Erst dann können Gäste bestellen. Alles andere kommt vorher.',
    places: [],
    action: '',
  },
};

export const placeFor = (key: TaskKey, pages: ReadonlySet<string>): string | null =>
  TASK_WORDS[key].places.find((place) => pages.has(place.split('?', 1)[0] ?? '')) ?? null;
