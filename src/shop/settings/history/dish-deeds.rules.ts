import { formatDateTime } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';

interface Deed {
  action: string;
  before: unknown;
  after: unknown;
}

type NameOf = (id: string) => string | undefined;

const MOST_NAMES = 4;

/** What somebody did with dishes, in one sentence; null for what nobody asks about, such as their order. */
export function dishDeed({ action, before, after }: Deed, nameOf: NameOf): string | null {
  const was = part(before);
  const is = part(after);
  const names = namesOf(action === 'deleted' ? before : after, nameOf);
  switch (action) {
    case 'soldOut':
      return `Ausverkauft${untilOf(is)}: ${names}`;
    case 'available':
      return `Wieder im Verkauf: ${names}`;
    case 'counted':
      return `Gezählt: ${names}, noch ${String(is.left ?? '?')}`;
    case 'pricesRaised':
      return `Preise um ${String(is.percent ?? '?').replace('.', ',')} % geändert: ${names}`;
    case 'created':
      return `Neu: ${names}`;
    case 'duplicated':
      return `Kopiert: ${names}`;
    case 'deleted':
      return `Gelöscht: ${names}`;
    case 'updated':
      return `Geändert: ${names}${priceWords(was.variants, is.variants)}`;
    default:
      return null;
  }
}

const part = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function untilOf({ soldOut }: Record<string, unknown>): string {
  const { until } = part(soldOut);
  return until instanceof Date || typeof until === 'string' ? ` bis ${formatDateTime(new Date(until))}` : '';
}

function namesOf(value: unknown, nameOf: NameOf): string {
  const each = Array.isArray(value) ? value.map((one) => nameIn(one, nameOf)) : fromIds(value, nameOf);
  if (each.length <= MOST_NAMES) return each.join(', ');
  return `${each.slice(0, MOST_NAMES).join(', ')} und ${each.length - MOST_NAMES} weitere`;
}

function fromIds(value: unknown, nameOf: NameOf): string[] {
  const { ids } = part(value);
  return Array.isArray(ids) ? ids.map((id) => nameOf(String(id)) ?? GONE) : [nameIn(value, nameOf)];
}

const GONE = 'eine gelöschte Speise';

function nameIn(value: unknown, nameOf: NameOf): string {
  const { id, name } = part(value);
  return typeof name === 'string' && name !== '' ? name : (nameOf(String(id)) ?? GONE);
}

/** Where only prices differ the sizes stand in the same order. */
function priceWords(was: unknown, is: unknown): string {
  const [before, after] = [pricesIn(was), pricesIn(is)];
  const changes = after.flatMap((cents, i) => {
    const old = before[i];
    return old === undefined || old === cents ? [] : [`${formatEuro(old)} → ${formatEuro(cents)}`];
  });
  return before.length === after.length && changes.length > 0 ? `, ${changes.join(', ')}` : '';
}

const pricesIn = (variants: unknown): number[] =>
  Array.isArray(variants)
    ? variants.map((one) => part(one).priceCents).filter((cents) => typeof cents === 'number')
    : [];
