export const LEVEL = { free: 1, starter: 2, professional: 3 } as const;
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** What a restaurant has booked; kept as a number because the store may hold one we no longer know. */
export interface Subscription {
  level: number;
}

export interface Plan {
  level: Level;
  name: string;
  /** Net, per month. */
  priceCents: number;
  summary: string;
  limits: PlanLimits;
  features: readonly string[];
}

/** null stands for "as many as you like". */
export interface PlanLimits {
  products: number | null;
  ordersPerMonth: number | null;
  printers: number | null;
  people: number | null;
  /** In the media library; all sizes of a picture count as one. */
  pictures: number | null;
  pictureBytes: number | null;
  /** How far back the figures go. What tax and data protection law asks for is exported from the first day on. */
  figureDays: number | null;
  /** How many texts the language model writes in a month; a page of translations counts as one. */
  textsPerMonth: number;
}

/** What only some plans include. A line comes in with the feature it names, and nothing here is a duty of the law. */
export const FEATURES = {
  deliveryByCode: LEVEL.starter,
  deliveryByArea: LEVEL.professional,
  preorder: LEVEL.starter,
  payOnline: LEVEL.starter,
  vouchers: LEVEL.starter,
  discountCodes: LEVEL.starter,
  printedMenu: LEVEL.starter,
  socialMedia: LEVEL.starter,
  texts: LEVEL.starter,
  campaigns: LEVEL.professional,
  ownDomain: LEVEL.professional,
  siteExport: LEVEL.professional,
  tables: LEVEL.professional,
} as const satisfies Record<string, Level>;
export type Feature = keyof typeof FEATURES;

const MIB = 1024 * 1024;

const NOTHING: PlanLimits = {
  products: 0,
  ordersPerMonth: 0,
  printers: 0,
  people: 1,
  pictures: 0,
  pictureBytes: 0,
  figureDays: 7,
  textsPerMonth: 0,
};

export const NO_PLAN = 'Kein Abonnement vorhanden';

/**
 * Only what the product can do stands here; a line comes in with the feature it names.
 * Duties of the law are never for sale: allergens, legal pages, data export and erasure are in every plan.
 */
export const PLANS: readonly Plan[] = [
  {
    level: LEVEL.free,
    name: 'Kostenlos',
    priceCents: 0,
    summary: 'Die Speisekarte im Netz und die ersten Bestellungen zur Abholung.',
    limits: {
      products: 30,
      ordersPerMonth: 50,
      printers: 1,
      people: 1,
      pictures: 60,
      pictureBytes: 100 * MIB,
      figureDays: 7,
      textsPerMonth: 0,
    },
    features: [
      'Speisekarte mit Bildern, Allergenen und Zusatzstoffen',
      'Online-Bestellung zur Abholung',
      'Öffnungszeiten, Impressum und Datenschutz',
      'Shop in den eigenen Farben',
      'Küchenbon auf dem eigenen Drucker',
      'QR-Codes vom Aufkleber bis zum Plakat',
    ],
  },
  {
    level: LEVEL.starter,
    name: 'Starter',
    priceCents: 2900,
    summary: 'Für Restaurants, bei denen die Bestellseite zum Abend gehört.',
    limits: {
      products: 300,
      ordersPerMonth: null,
      printers: 2,
      people: 3,
      pictures: 600,
      pictureBytes: 1_000 * MIB,
      figureDays: 365,
      textsPerMonth: 20,
    },
    features: [
      'Alles aus Kostenlos',
      'Lieferung in Gebiete nach Postleitzahl',
      'Vorbestellung zur Wunschzeit',
      'Bezahlung mit Karte und PayPal über die eigenen Konten',
      'Gutscheine mit Wert im eigenen Shop verkaufen',
      'Rabattcodes, auch als Serie zum Verteilen',
      'Speisekarte zum Drucken, vom Faltblatt bis zum Aushang',
      'Beiträge für Social Media mit Bild, Text und Kalender',
      '20 Texte der Schreibhilfe im Monat, wo ein Sprachmodell verbunden ist',
      'Eigene Rechte für Leitung und Team',
      'Wechsel am gemeinsamen Tablet mit PIN',
    ],
  },
  {
    level: LEVEL.professional,
    name: 'Professional',
    priceCents: 5900,
    summary: 'Für Häuser mit mehreren Stationen und eigener Website.',
    limits: {
      products: null,
      ordersPerMonth: null,
      printers: null,
      people: null,
      pictures: null,
      pictureBytes: 10_000 * MIB,
      figureDays: null,
      textsPerMonth: 200,
    },
    features: [
      'Alles aus Starter',
      '200 Texte der Schreibhilfe im Monat, wo ein Sprachmodell verbunden ist',
      'Liefergebiete als Umkreis oder auf der Karte gezeichnet',
      'Aktionen, die von selbst gelten: Happy Hour, 2 + 1, Menüpreis',
      'Bestellen am Tisch: Raumplan, Code je Tisch, Ruf nach dem Kellner',
      'Shop unter der eigenen Domain',
      'Shop als fertige Dateien für den eigenen Webspace',
    ],
  },
];

/** The plan of a level we know; null for none and for every other number. */
export const planOf = (level: number | null | undefined): Plan | null =>
  PLANS.find((plan) => plan.level === level) ?? null;

/** As it stands in an address: `/app/checkout?plan=starter`. */
export const slugOf = ({ name }: Pick<Plan, 'name'>): string => name.toLowerCase();

export const planNameOf = (subscription: Subscription | null): string =>
  planOf(subscription?.level)?.name ?? NO_PLAN;

/** An unknown level counts as none, however high its number. */
export function allows(subscription: Subscription | null | undefined, needed: Level): boolean {
  const plan = planOf(subscription?.level);
  return plan !== null && plan.level >= needed;
}

export const has = (subscription: Subscription | null | undefined, feature: Feature): boolean =>
  allows(subscription, FEATURES[feature]);

export const limitsOf = (subscription: Subscription | null): PlanLimits =>
  planOf(subscription?.level)?.limits ?? NOTHING;

export type Limit = keyof PlanLimits;

/** The smallest plan with room for one more than there are; null where no plan has any. */
export const planFor = (limit: Limit, count: number): Plan | null =>
  PLANS.find(({ limits }) => limits[limit] === null || limits[limit] > count) ?? null;
