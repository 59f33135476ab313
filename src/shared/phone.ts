import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/** Where a number without a country's code is at home. The metadata is large: only the server imports this file. */
const HOMES: Record<string, CountryCode> = {
  österreich: 'AT',
  austria: 'AT',
  at: 'AT',
  schweiz: 'CH',
  switzerland: 'CH',
  ch: 'CH',
};

/** The longest a number may be, wherever it is (ITU-T E.164). */
const MOST_DIGITS = 15;

/** Longer ones are no numbers, and not worth keeping. */
const MOST_TYPED = 40;

/** How a number begins that somebody can dial from elsewhere. */
const BEGINS = /^(\+|0)/;

/** As it is stored and dialled, '+493023125123'; null when nobody could dial it. */
export const e164Of = (typed: string, country = ''): string | null => parsed(typed, country)?.number ?? null;

/** As people at home read it, '030 23125123'; numbers of other countries with their code, unreadable ones as typed. */
export const shownPhone = (stored: string, country = ''): string => shown(stored, country);

/** What a link dials, 'tel:+493023125123'; null when nobody could. */
export const phoneLinkOf = (stored: string, country = ''): string | null =>
  parsed(stored, country)?.getURI() ?? null;

const CODES: Partial<Record<CountryCode, string>> = { DE: '49', AT: '43', CH: '41' };

const homeOf = (country: string): CountryCode => HOMES[country.trim().toLowerCase()] ?? 'DE';

const MOST_KNOWN = 500;

/** Reading a number costs a good part of what an order costs, and each is read again for its card, its paper and its link. */
function remembered<V>(make: (typed: string, country: string) => V): (typed: string, country: string) => V {
  const known = new Map<string, { value: V }>();
  return (typed, country) => {
    if (typed.length > MOST_TYPED) return make(typed, country);
    const key = `${homeOf(country)} ${typed}`;
    const before = known.get(key);
    if (before) return before.value;
    const value = make(typed, country);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, { value });
    return value;
  };
}

const parsed = remembered(read);
const shown = remembered((stored, country) => {
  const number = parsed(stored, country);
  if (!number) return stored;
  return number.countryCallingCode === CODES[homeOf(country)]
    ? number.formatNational()
    : number.formatInternational();
});

function read(typed: string, country: string): PhoneNumber | null {
  const digits = typed.normalize('NFKC').replace(/[\s./()–-]/g, '');
  // The library would take '12345' for a number of the country.
  if (!BEGINS.test(digits) || digits.replace(/\D/g, '').length > MOST_DIGITS + 2) return null;
  // '+49 (0)30': the zero is only dialled at home.
  const plain = typed.normalize('NFKC').replace(/^(\s*(?:\+|00)[\d\s]*)\(\s*0\s*\)/, '$1');
  const at = { defaultCountry: homeOf(country), extract: false };
  const number = parsePhoneNumberFromString(plain, at, metadata);
  if (!number?.isValid() || number.number.length > MOST_DIGITS + 1) return null;
  return number;
}
