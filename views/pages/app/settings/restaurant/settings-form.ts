import type { FieldProblem } from '../../../../../src/shared/field-problem';
import { areasProblems } from '../../../../../src/shop/delivery/delivery-check.rules';
import { openingProblems } from '../../../../../src/shop/opening-hours/opening-check.rules';
import { ladderProblems } from '../../../../../src/shop/restaurant/checks/ladder-check.rules';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { setsOf } from '../../../../../src/shop/restaurant/shop-changes.rules';
import type { Fields } from '../../../../../src/shop/settings/settings-merge.rules';

const KEYS = [
  'shopEnabled',
  'menuOnly',
  'preorder',
  'shopTimes',
  'ownTimes',
  'specialDays',
  'vacations',
  'holidays',
  'shopStartDay',
  'shopCloseDay',
  'deliveryTime',
  'leadMinutes',
  'lastOrderMinutes',
  'slots',
  'preorderMaxDays',
  'deliveryAreas',
  'deliveryAreaRules',
  'position',
  'placedCodes',
  'reuse',
  'tipRecipient',
  'vatScheme',
  'vatSchemeFrom',
  'callLimits',
  'contactMonths',
  'tidyHours',
  'ladder',
  'autoAccept',
  'shopEmails',
  'dailyFigures',
] as const;

export type FormSettings = Pick<ShopView['settings'], (typeof KEYS)[number]>;

export type SettingsForm = Pick<
  ShopView,
  'name' | 'companyName' | 'taxId' | 'address' | 'contact' | 'socials'
> & { settings: FormSettings };

/** What of a shop is edited on this page. */
export const formOf = ({
  name,
  companyName,
  taxId,
  address,
  contact,
  socials,
  settings,
}: ShopView): SettingsForm => ({
  name,
  companyName,
  taxId,
  address,
  contact,
  socials,
  settings: Object.fromEntries(KEYS.map((key) => [key, settings[key]])) as unknown as FormSettings,
});

export const fieldsOf = (form: SettingsForm): Fields => setsOf(form);

export type Problems = Record<string, string>;

/** The rules the server applies too, so that most problems are found without asking it. */
export function problemsIn(shop: ShopView, form: SettingsForm): Problems {
  const settings = { ...shop.settings, ...form.settings };
  const found: FieldProblem[] = [
    ...(form.name.trim() ? [] : [{ field: 'name', message: 'Bitte den Namen des Restaurants eingeben.' }]),
    ...openingProblems(settings),
    ...areasProblems(settings.deliveryAreas, settings.deliveryAreaRules),
    ...ladderProblems(settings.ladder),
  ];
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
}

/** The server names `settings.shopTimes.monday`, the page `shopTimes.monday`. */
export const withoutSection = (fields: Problems): Problems =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^settings\./, ''), text]));
