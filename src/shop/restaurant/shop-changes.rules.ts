import type { Shop } from './shop.types.js';
import type { ShopSets } from './shop-changes.types.js';

/** Parts that are changed field by field; everything else is replaced as a whole. */
const PARTS = new Set([
  'address',
  'contact',
  'socials',
  'settings',
  'settings.shopTimes',
  'ftp',
  'paypal',
  'stripe',
  'design',
  'design.colors',
]);

/** Plain values, without the classes the input was validated with and without fields that were left out. */
export const withoutGaps = <T>(input: T): T => plain(input) as T;

/** `{ address: { city: 'Köln' } }` becomes `{ 'address.city': 'Köln' }`, so that the street is left alone. */
export function setsOf(changes: object, within = ''): ShopSets {
  return Object.assign(
    {},
    ...Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => {
        const path = within ? `${within}.${key}` : key;
        return PARTS.has(path) && isPart(value) ? setsOf(value, path) : { [path]: value };
      }),
  );
}

/** Only what differs from the shop as it is stored. */
export const changesAmong = (shop: Shop, sets: ShopSets): ShopSets =>
  Object.fromEntries(Object.entries(sets).filter(([path, value]) => !isSame(valueAt(shop, path), value)));

/** Where the money of the guests goes. */
export const changesPayKeys = (sets: ShopSets): boolean =>
  Object.keys(sets).some((path) => /^(paypal|stripe)(\.|$)/.test(path));

/** Keys that have changed nobody has refused yet. */
export function judgedAnew({ paypal, stripe }: Pick<Shop, 'paypal' | 'stripe'>, sets: ShopSets): ShopSets {
  const judged = Object.entries({ paypal, stripe }).filter(
    ([service, { refused }]) => refused && Object.keys(sets).some((path) => path.startsWith(`${service}.`)),
  );
  return { ...sets, ...Object.fromEntries(judged.map(([service]) => [`${service}.refused`, false])) };
}

const SECRET = /^(ftp\.password|(paypal|stripe)\.secret_key)(_iv)?$/;
const BLANK = '•••';

/** What the audit may remember: the secret's arrival and departure, never the secret. */
export const blanked = (sets: ShopSets): ShopSets =>
  Object.fromEntries(
    Object.entries(sets)
      .filter(([path]) => !path.endsWith('_iv'))
      .map(([path, value]) => [path, SECRET.test(path) && value !== '' ? BLANK : value]),
  );

/** The stored values at the paths that change. */
export const valuesBefore = (shop: Shop, sets: ShopSets): ShopSets =>
  Object.fromEntries(Object.keys(sets).map((path) => [path, valueAt(shop, path)]));

const valueAt = (shop: Shop, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), shop);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isPart(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, plain(item)]])),
  );
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [ours, theirs] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return ours.length === theirs.size && ours.every(([key, value]) => isSame(value, theirs.get(key)));
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
