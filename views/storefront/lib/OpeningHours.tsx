import { WEEKDAYS } from '../../../src/shared/berlin-time';
import type { StorefrontShop } from '../../../src/storefront/menu.view';
import { useSentences, useSpeech } from './Speech';
import type { Sentences } from './sentences';

/** The server writes the week in German; in English it is put together from the hours for machines. */
export function OpeningHours({ shop }: { shop: StorefrontShop }) {
  const { footer } = useSentences();
  const lines = useSpeech().language === 'de' ? shop.hours : weekOf(shop.openingHours, footer);
  if (lines.length === 0) return null;
  return (
    <div>
      <strong>{footer.hours}</strong>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

function weekOf(hours: StorefrontShop['openingHours'], footer: Sentences['footer']): string[] {
  const groups: { first: string; last: string; text: string }[] = [];
  for (const day of WEEKDAYS) {
    const text = dayOf(
      hours.filter(({ days }) => days.includes(day)),
      footer,
    );
    const group = groups.at(-1);
    if (group?.text === text) group.last = footer.days[day];
    else groups.push({ first: footer.days[day], last: footer.days[day], text });
  }
  return groups.map(({ first, last, text }) => `${first === last ? first : `${first}–${last}`} ${text}`);
}

function dayOf(ranges: StorefrontShop['openingHours'], footer: Sentences['footer']): string {
  if (ranges.length === 0) return footer.closed;
  if (ranges.some(({ opens, closes }) => opens === '00:00' && closes === '24:00')) return footer.allDay;
  return footer.clock(ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', '));
}
