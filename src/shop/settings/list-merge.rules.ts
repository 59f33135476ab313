import type { DeliveryArea, DeliveryAreaRule, PlacedCode } from '../delivery/delivery.types.js';
import type { SpecialDay, Vacation } from '../opening-hours/opening-hours.types.js';
import type { Fields } from './settings-merge.rules.js';

const HASH = '#';

/** Lists whose entries two people may change side by side, and what an entry is known by. */
const KEYS: Record<string, (entry: never) => string> = {
  'settings.deliveryAreas': ({ id }: DeliveryArea) => id,
  'settings.deliveryAreaRules': ({ areaId, fromOrderCents }: DeliveryAreaRule) =>
    `${areaId} ${fromOrderCents}`,
  'settings.placedCodes': ({ code }: PlacedCode) => code,
  'settings.specialDays': ({ date, fulfilment }: SpecialDay) => `${date} ${fulfilment ?? ''}`,
  'settings.vacations': ({ from, to }: Vacation) => `${from} ${to}`,
};

/** Each entry of such a list as a field of its own: 'settings.deliveryAreas#kreuzberg'. */
export const spread = (fields: Fields): Fields =>
  Object.assign({}, ...Object.entries(fields).map(([path, value]) => entriesOf(path, value)));

/** The lists again, without what either side has taken out. */
export function gathered(fields: Fields): Fields {
  const whole: Fields = {};
  for (const [path, value] of Object.entries(fields)) {
    const [list = '', key] = splitAt(path);
    if (key === undefined) whole[path] = value;
    else if (key === '') whole[list] = [];
    else if (value !== undefined) (whole[list] as unknown[]).push(value);
  }
  return whole;
}

/** The setting an entry belongs to. */
export const settingOf = (path: string): string => splitAt(path)[0] ?? path;
export const isEntry = (path: string): boolean => path.includes(HASH);

function entriesOf(path: string, value: unknown): Fields {
  const keyOf = KEYS[path];
  if (!keyOf || !Array.isArray(value)) return { [path]: value };
  // The empty name keeps the list there when it has no entry.
  const entries: Fields = { [path + HASH]: '' };
  for (const entry of value) entries[freeIn(entries, path + HASH + keyOf(entry as never))] = entry;
  return entries;
}

/** What an operator has entered twice stays twice: it is refused beside its field. */
function freeIn(entries: Fields, path: string): string {
  let free = path;
  while (free in entries) free += '+';
  return free;
}

function splitAt(path: string): [string, string | undefined] {
  const at = path.indexOf(HASH);
  return at < 0 ? [path, undefined] : [path.slice(0, at), path.slice(at + 1)];
}
