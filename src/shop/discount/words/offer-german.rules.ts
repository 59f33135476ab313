import { formatDate } from '../../../shared/berlin-time.js';
import { formatEuro, formatPercent } from '../../../shared/money.js';
import { weekLines } from '../../opening-hours/week.rules.js';
import type { OfferWords } from './offer-words.types.js';

const weeksText = (weeks: number): string => (weeks === 1 ? 'eine Woche' : `${weeks} Wochen`);
const timesText = (times: number): string =>
  times === 1 ? 'einmal' : `${times.toLocaleString('de-DE')}-mal`;
const shortHour = (_: string, hour: string): string => `${Number(hour)}`;
/** 'durchgehend geöffnet', and what runs from midnight to midnight. */
export const isWholeDay = (hours: string): boolean => !/\d/.test(hours) || hours.startsWith('24');

export const GERMAN: OfferWords = {
  hours: (hours) =>
    weekLines(hours)
      .filter(({ isOff }) => !isOff)
      .map((line) => {
        const days = line.days === 'Mo–So' ? 'täglich' : line.days;
        return isWholeDay(line.hours) ? days : `${days} ${line.hours.replace(/(\d\d?):00/g, shortHour)}`;
      })
      .join(', '),
  euro: (cents) => formatEuro(cents),
  percentOff: (percent, on) => `${formatPercent(percent)} auf ${on}`,
  amountOff: (euro, on) => `${euro} Rabatt${on && ` auf ${on}`}`,
  atMost: (euro) => `höchstens ${euro}`,
  freeDelivery: 'Lieferung frei',
  free: (what) => `${what} gratis`,
  buyGet: ({ buy, get, percent }) => {
    const price = percent === 50 ? 'zum halben Preis' : `${formatPercent(percent)} günstiger`;
    if (percent === 100) return `${buy} kaufen, ${get} gratis dazu`;
    return get === 1 ? `jedes ${buy + 1}. Stück ${price}` : `${buy} kaufen, ${get} weitere ${price}`;
  },
  set: (parts, euro) => `${parts} für ${euro}`,
  everything: 'alles',
  nothingLeft: 'nichts mehr auf der Karte',
  except: (all, not) => `${all} außer ${not}`,
  and: 'und',
  others: (count) => `${count} weitere`,
  from: (euro) => `ab ${euro}`,
  way: { delivery: 'Lieferung', pickup: 'Abholung', table: 'am Tisch' },
  only: (ways) => `nur ${ways}`,
  firstOrder: 'nur zur ersten Bestellung',
  away: (weeks) => `für Gäste, die ${weeksText(weeks)} nicht bestellt haben`,
  days: (from, until) => {
    const first = from && formatDate(from);
    const last = until && formatDate(until);
    if (first && last) return first === last ? `nur am ${first}` : `vom ${first} bis ${last}`;
    if (first) return `ab ${first}`;
    return last ? `bis ${last}` : '';
  },
  perGuest: (times) => `${timesText(times)} je Gast`,
  inAll: (times) => `insgesamt ${timesText(times)}`,
};
