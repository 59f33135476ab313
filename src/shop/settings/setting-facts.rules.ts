import { formatEuro } from '../../shared/money.js';
import { weekLines } from '../opening-hours/week.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { REUSE_WORDS, VAT_WORDS } from './setting-words.rules.js';

/** What a page of the settings says of itself in the list of them. */
export interface SettingFact {
  text: string;
  /** Something is missing there. */
  warns?: boolean;
}

/** By the last part of the page's address. */
export const settingFacts = (shop: Shop): Record<string, SettingFact> => ({
  restaurant: addressFact(shop),
  hours: hoursFact(shop),
  exceptions: exceptionsFact(shop),
  tax: shop.taxId ? { text: VAT_WORDS[shop.settings.vatScheme] } : missing('Steuernummer fehlt'),
  orders: ordersFact(shop),
  ordering: orderingFact(shop),
  delivery: deliveryFact(shop),
  reuse: { text: REUSE_WORDS[shop.settings.reuse] },
  guestData: { text: `Gelöscht nach ${months(shop.settings.contactMonths)}` },
});

const missing = (text: string): SettingFact => ({ text, warns: true });

const months = (count: number): string => (count === 1 ? '1 Monat' : `${count} Monaten`);

function addressFact({ name, address: { street, postalCode, city }, contact }: Shop): SettingFact {
  if (!street || !postalCode || !city) return missing('Adresse fehlt');
  if (!contact.phone) return missing('Telefonnummer fehlt');
  return { text: `${name} · ${street}, ${postalCode} ${city}` };
}

function hoursFact({ settings: { shopTimes } }: Shop): SettingFact {
  const lines = weekLines(shopTimes);
  if (lines.every(({ isOff }) => isOff)) return missing('Noch keine Zeiten');
  return { text: lines.map(({ days, hours }) => `${days} ${hours}`).join(' · ') };
}

function exceptionsFact({ settings: { specialDays, vacations, holidays } }: Shop): SettingFact {
  const parts = [
    counted(specialDays.length, 'Sondertag', 'Sondertage'),
    counted(vacations.length, 'Mal Betriebsferien', 'Mal Betriebsferien'),
    holidays.land && holidays.rule !== 'normal' ? 'Feiertage geregelt' : '',
  ].filter(Boolean);
  return { text: parts.join(' · ') || 'Keine Ausnahmen' };
}

function ordersFact({ settings: { shopEnabled, menuOnly, autoAccept } }: Shop): SettingFact {
  if (!shopEnabled) return missing('Der Shop ist ausgeschaltet');
  if (menuOnly) return { text: 'Nur Speisekarte, ohne Warenkorb' };
  return { text: `Shop eingeschaltet · Annahme ${autoAccept ? 'von selbst' : 'von Hand'}` };
}

function orderingFact({ settings: { deliveryTime, preorder, preorderMaxDays } }: Shop): SettingFact {
  const ahead =
    preorderMaxDays === 0
      ? 'Vorbestellung für heute'
      : `Vorbestellung bis ${counted(preorderMaxDays, 'Tag', 'Tage')}`;
  return {
    text: `Lieferzeit ${deliveryTime.from}–${deliveryTime.to} Minuten · ${preorder ? ahead : 'keine Vorbestellung'}`,
  };
}

function deliveryFact({ settings: { deliveryAreas } }: Shop): SettingFact {
  const active = deliveryAreas.filter(({ active }) => active);
  if (active.length === 0) return { text: 'Keine Lieferung' };
  const fees = active.map(({ feeCents }) => feeCents);
  const fee =
    Math.min(...fees) === Math.max(...fees)
      ? formatEuro(fees[0] ?? 0)
      : `ab ${formatEuro(Math.min(...fees))}`;
  const minimums = active.map(({ minOrderCents }) => minOrderCents);
  return {
    text: `${counted(active.length, 'Gebiet', 'Gebiete')} · Lieferkosten ${fee} · Mindestbestellwert ab ${formatEuro(Math.min(...minimums))}`,
  };
}

const counted = (n: number, one: string, many: string): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : many}`;
