import { addDays, berlinClock, daysBetween, formatDate, formatShortDay } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import type { Salutation } from '../../shared/voice.types.js';
import type { Offer } from '../../shop/discount/offer/offer.types.js';
import { type MenuNames, offerSentenceOf } from '../../shop/discount/words/offer-words.rules.js';
import type { Diet, Product } from '../../shop/menu/menu.types.js';
import { type DayPlan, planOf } from '../../shop/opening-hours/day-plan.rules.js';
import { holidayOn } from '../../shop/opening-hours/holidays.rules.js';
import type { OpeningSettings } from '../../shop/opening-hours/opening-hours.types.js';
import { formatRanges, weekLines } from '../../shop/opening-hours/week.rules.js';
import { MAX_NOTE, type PostFacts } from './social.types.js';

/** How far ahead guests care about days that are unlike others. */
export const DAYS_AHEAD = 42;
const MOST_DAYS = 10;
/** Nobody is to take a list that has an end for all of it. */
const MORE_DAYS = 'Weitere Tage stehen auf unserer Seite';
const DIET_TOPIC: Record<Diet, string> = {
  vegetarian: 'vegetarisch',
  vegan: 'vegan',
  halal: 'halal',
  spicy: 'scharf',
};
const NOTHING: PostFacts = {
  eyebrow: '',
  title: '',
  note: '',
  lines: [],
  description: '',
  topics: [],
  picture: null,
};

export function dishFacts(product: Product, category: string, isNew: boolean): PostFacts {
  const { name, description, image, diets } = product;
  return {
    ...NOTHING,
    eyebrow: isNew ? 'Neu auf der Karte' : 'Heute bei uns',
    title: name,
    note: priceText(product),
    description,
    topics: [name, category, ...diets.map((diet) => DIET_TOPIC[diet])],
    picture: image && { id: image.id, width: image.width, focus: image.focus },
  };
}

/** '9,50 €', and 'ab 9,50 €' where sizes differ. */
export function priceText({ variants }: Pick<Product, 'variants'>): string {
  const prices = variants.map(({ priceCents }) => priceCents);
  const lowest = Math.min(...prices);
  return `${lowest < Math.max(...prices) ? 'ab ' : ''}${formatEuro(lowest)}`;
}

/** A picture without the terms tells nobody what there is to be had; very long ones stand in the text alone. */
export function campaignFacts(offer: Offer, names: MenuNames, today: string): PostFacts {
  const terms = offerSentenceOf(offer, names);
  return {
    ...NOTHING,
    eyebrow: 'Aktion',
    title: offer.label,
    note: terms.length <= MAX_NOTE ? terms : spanText(offer, today),
    description: terms,
    topics: ['Aktion', offer.label],
  };
}

/** Off, or over: nothing to post about. */
export const isWorthAPost = ({ enabled, conditions: { validUntil } }: Offer, now: Date): boolean =>
  enabled && (validUntil === null || validUntil > now);

/** The last day, not the first instant after it. */
function spanText({ conditions: { validFrom, validUntil } }: Offer, today: string): string {
  const from = validFrom && berlinClock(validFrom).date;
  const until = validUntil && berlinClock(new Date(validUntil.getTime() - 1)).date;
  if (from && from > today)
    return until ? `${formatDate(from)} bis ${formatDate(until)}` : `Ab ${formatDate(from)}`;
  return until ? `Nur bis ${formatDate(until)}` : '';
}

const HERE_FOR: Record<Salutation, string> = { du: 'Wir sind für dich da', sie: 'Wir sind für Sie da' };

export const hoursFacts = ({ shopTimes }: OpeningSettings, salutation: Salutation): PostFacts => ({
  ...NOTHING,
  eyebrow: 'Öffnungszeiten',
  title: HERE_FOR[salutation],
  lines: weekLines(shopTimes).map(({ days, hours }) => `${days}: ${hours}`),
  topics: ['Öffnungszeiten'],
});

/** The coming days on which something else counts than in a usual week, those after another as one. */
export function holidayFacts(settings: OpeningSettings, today: string): PostFacts {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  const runs = days.flatMap((day) => unusualDay(settings, day)).reduce(joined, []);
  return {
    ...NOTHING,
    eyebrow: 'Gut zu wissen',
    title: runs.length > 0 ? 'So haben wir geöffnet' : 'Wir sind wie gewohnt da',
    note: runs.length > MOST_DAYS ? MORE_DAYS : '',
    lines: runs.slice(0, MOST_DAYS).map(lineOf),
    topics: ['Feiertage', 'Öffnungszeiten'],
  };
}

interface Run {
  from: string;
  to: string;
  label: string;
  hours: string;
}

/** A holiday is told even where the usual hours count: guests ask. */
function unusualDay(settings: OpeningSettings, day: string): Run[] {
  const { source, label, ranges } = planOf(settings, day, null);
  const { land, regions } = settings.holidays;
  const holiday = land === null ? null : holidayOn(day, land, regions);
  if (source === 'week' && !holiday) return [];
  return [
    { from: day, to: day, label: label || holiday?.name || LABEL[source], hours: formatRanges(ranges) },
  ];
}

const LABEL: Record<DayPlan['source'], string> = {
  notStarted: '',
  ended: '',
  specialDay: '',
  vacation: 'Betriebsferien',
  holiday: '',
  week: '',
};

function joined(runs: Run[], next: Run): Run[] {
  const last = runs.at(-1);
  const isSame =
    last?.label === next.label && last.hours === next.hours && daysBetween(last.to, next.from) === 1;
  return last && isSame ? [...runs.slice(0, -1), { ...last, to: next.to }] : [...runs, next];
}

const lineOf = ({ from, to, label, hours }: Run): string => {
  const day = from === to ? formatShortDay(from) : `${formatShortDay(from)} bis ${formatShortDay(to)}`;
  return `${day}${label ? ` (${label})` : ''}: ${hours}`;
};
