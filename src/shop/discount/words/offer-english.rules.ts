import { formatDate } from '../../../shared/berlin-time.js';
import { formatEuro, formatPercent } from '../../../shared/money.js';
import { weekLines } from '../../opening-hours/week.rules.js';
import { isWholeDay } from './offer-german.rules.js';
import type { OfferWords } from './offer-words.types.js';

const timesText = (times: number): string =>
  times === 1 ? 'once' : `${times.toLocaleString('en-GB')} times`;
const dateText = (day: Date | string): string => formatDate(day, 'en');

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (count: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(count);
  return `${count}${ENDINGS[rule]}`;
};

/** 'Mon–Thu 15:00–17:00: 20% off Drinks, on orders from €20.00, pickup only' */
export const ENGLISH: OfferWords = {
  hours: (hours) =>
    weekLines(hours, 'en')
      .filter(({ isOff }) => !isOff)
      .map((line) => {
        const days = line.days === 'Mon–Sun' ? 'daily' : line.days;
        return isWholeDay(line.hours) ? days : `${days} ${line.hours}`;
      })
      .join(', '),
  euro: (cents) => formatEuro(cents, 'en'),
  percentOff: (percent, on) => `${formatPercent(percent, 'en')} off ${on}`,
  amountOff: (euro, on) => `${euro} off${on && ` ${on}`}`,
  atMost: (euro) => `up to ${euro}`,
  freeDelivery: 'free delivery',
  free: (what) => `${what} for free`,
  buyGet: ({ buy, get, percent }) => {
    const price = percent === 50 ? 'half price' : `${formatPercent(percent, 'en')} off`;
    if (percent === 100) return `buy ${buy}, get ${get} free`;
    return get === 1 ? `every ${ordinal(buy + 1)} one ${price}` : `buy ${buy}, get ${get} more ${price}`;
  },
  set: (parts, euro) => `${parts} for ${euro}`,
  everything: 'everything',
  nothingLeft: 'nothing on the menu any more',
  except: (all, not) => `${all} except ${not}`,
  and: 'and',
  others: (count) => `${count} more`,
  from: (euro) => `on orders from ${euro}`,
  way: { delivery: 'delivery', pickup: 'pickup', table: 'at the table' },
  only: (ways) => `${ways} only`,
  firstOrder: 'first order only',
  away: (weeks) => `for guests who have not ordered for ${weeks === 1 ? 'a week' : `${weeks} weeks`}`,
  days: (from, until) => {
    const first = from && dateText(from);
    const last = until && dateText(until);
    if (first && last) return first === last ? `on ${first} only` : `${first} to ${last}`;
    if (first) return `from ${first}`;
    return last ? `until ${last}` : '';
  },
  perGuest: (times) => `${timesText(times)} per guest`,
  inAll: (times) => `${timesText(times)} in all`,
};
