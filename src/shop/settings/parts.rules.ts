import type { OpeningSettings } from '../opening-hours/opening-hours.types.js';
import type { ShopView } from '../restaurant/shop.view.js';

type Field = 'name' | 'companyName' | 'taxId' | 'address' | 'contact' | 'socials';
type Setting = keyof ShopView['settings'];

interface Part {
  fields: readonly Field[];
  settings: readonly Setting[];
  /** What the page reads and does not change. */
  shows: readonly Setting[];
  reads?: readonly Field[];
}

/** When guests may order depends on all of these, whichever of them a page changes. */
const OPENING = [
  'shopEnabled',
  'menuOnly',
  'preorder',
  'shopTimes',
  'ownTimes',
  'specialDays',
  'vacations',
  'holidays',
  'pause',
  'shopStartDay',
  'shopCloseDay',
  'deliveryTime',
  'leadMinutes',
  'lastOrderMinutes',
  'slots',
  'preorderMaxDays',
] as const satisfies readonly (keyof OpeningSettings)[];

/** What of a restaurant is changed on which page: each asks for its own and no more. */
export const PARTS = {
  restaurant: { fields: ['name', 'address', 'contact', 'socials'], settings: [], shows: [] },
  tax: {
    fields: ['companyName', 'taxId'],
    settings: ['vatScheme', 'vatSchemeFrom', 'tipRecipient'],
    shows: [],
  },
  hours: { fields: [], settings: ['shopTimes', 'ownTimes'], shows: OPENING },
  exceptions: {
    fields: [],
    settings: ['specialDays', 'vacations', 'holidays', 'shopStartDay', 'shopCloseDay'],
    shows: OPENING,
  },
  ordering: {
    fields: [],
    settings: ['preorder', 'deliveryTime', 'leadMinutes', 'lastOrderMinutes', 'slots', 'preorderMaxDays'],
    shows: OPENING,
  },
  orders: {
    fields: [],
    settings: [
      'shopEnabled',
      'menuOnly',
      'shopEmails',
      'dailyFigures',
      'callLimits',
      'ladder',
      'autoAccept',
      'tidyHours',
    ],
    shows: [],
  },
  delivery: {
    fields: [],
    settings: ['deliveryAreas', 'deliveryAreaRules', 'position', 'placedCodes'],
    shows: [],
    reads: ['address'],
  },
  reuse: { fields: [], settings: ['reuse'], shows: [] },
  guestData: { fields: [], settings: ['contactMonths'], shows: [] },
} as const satisfies Record<string, Part>;

export type PartKey = keyof typeof PARTS;
type FieldOf<P extends PartKey> = (typeof PARTS)[P]['fields'][number];
type SettingOf<P extends PartKey> = (typeof PARTS)[P]['settings'][number];
type ReadOf<P extends PartKey> = (typeof PARTS)[P] extends { reads: readonly (infer F extends Field)[] }
  ? F
  : never;
type ShownOf<P extends PartKey> = (typeof PARTS)[P]['shows'][number];

/** What a page of the settings gets of the restaurant. */
export type PartOfShop<P extends PartKey> = Pick<
  ShopView,
  FieldOf<P> | ReadOf<P> | 'version' | 'subscription'
> & {
  settings: Pick<ShopView['settings'], SettingOf<P> | ShownOf<P>>;
};

/** What it changes of that. */
export type PartForm<P extends PartKey> = Pick<ShopView, FieldOf<P>> & {
  settings: Pick<ShopView['settings'], SettingOf<P>>;
};

export function partOf<P extends PartKey>(key: P, shop: ShopView): PartOfShop<P> {
  const { fields, settings, shows, reads = [] }: Part = PARTS[key];
  const part = {
    ...picked(shop, [...fields, ...reads, 'version', 'subscription']),
    settings: picked(shop.settings, [...settings, ...shows]),
  };
  return part as unknown as PartOfShop<P>;
}

export function formOf<P extends PartKey>(key: P, shop: PartOfShop<P>): PartForm<P> {
  const { fields, settings }: Part = PARTS[key];
  const form = { ...picked(shop, fields), settings: picked(shop.settings, settings) };
  return form as unknown as PartForm<P>;
}

const picked = (whole: object, keys: readonly string[]): object =>
  Object.fromEntries(keys.map((key) => [key, (whole as Record<string, unknown>)[key]]));
