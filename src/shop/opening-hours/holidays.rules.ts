import { addDays, weekdayOf } from '../../shared/berlin-time.js';
import { HOLIDAYS, type Holiday, type HolidayKey, type HolidayRegion, type Land } from './holidays.types.js';

interface Entry {
  key: HolidayKey;
  date: string;
  laender: string;
  region?: HolidayRegion;
}

const EVERYWHERE = 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH';

/** The public holidays of a year in the order of the calendar. Christmas Eve and New Year's Eve are none. */
export const holidaysOf = (year: number, land: Land, regions: readonly HolidayRegion[] = []): Holiday[] =>
  entriesOf(year)
    .filter((entry) => holdsIn(entry, land, regions))
    .map(toHoliday)
    .sort((a, b) => a.date.localeCompare(b.date));

export const holidayOn = (date: string, land: Land, regions: readonly HolidayRegion[] = []): Holiday | null =>
  entriesOf(Number(date.slice(0, 4)))
    .filter((entry) => entry.date === date && holdsIn(entry, land, regions))
    .map(toHoliday)[0] ?? null;

/** The Gregorian computus of Meeus. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}

const years = new Map<number, Entry[]>();

function entriesOf(year: number): Entry[] {
  const known = years.get(year) ?? calculate(year);
  years.set(year, known);
  return known;
}

function calculate(year: number): Entry[] {
  const easter = easterSunday(year);
  const movable = (key: HolidayKey, days: number, laender = EVERYWHERE): Entry => ({
    key,
    date: addDays(easter, days),
    laender,
  });
  const fixed = (key: HolidayKey, day: string, laender = EVERYWHERE): Entry => ({
    key,
    date: `${year}-${day}`,
    laender,
  });

  return [
    fixed('newYear', '01-01'),
    fixed('epiphany', '01-06', 'BW BY ST'),
    fixed('womensDay', '03-08', year < 2023 ? 'BE' : 'BE MV'),
    movable('goodFriday', -2),
    movable('easterSunday', 0, 'BB'),
    movable('easterMonday', 1),
    fixed('labourDay', '05-01'),
    movable('ascension', 39),
    movable('whitSunday', 49, 'BB'),
    movable('whitMonday', 50),
    movable('corpusChristi', 60, 'BW BY HE NW RP SL'),
    { ...movable('corpusChristi', 60, 'SN TH'), region: 'corpusChristi' },
    { ...fixed('peaceFestival', '08-08', 'BY'), region: 'augsburg' },
    fixed('assumption', '08-15', 'SL'),
    { ...fixed('assumption', '08-15', 'BY'), region: 'assumption' },
    fixed('childrensDay', '09-20', 'TH'),
    fixed('unityDay', '10-03'),
    fixed('reformation', '10-31', 'BB HB HH MV NI SN ST SH TH'),
    fixed('allSaints', '11-01', 'BW BY NW RP SL'),
    { key: 'repentance', date: repentanceDay(year), laender: 'SN' },
    fixed('christmasDay', '12-25'),
    fixed('boxingDay', '12-26'),
    ...oneOffs(year),
  ];
}

const toHoliday = ({ key, date }: Entry): Holiday => ({ key, date, name: HOLIDAYS[key] });

const oneOffs = (year: number): Entry[] => [
  ...(year === 2025 ? [{ key: 'liberation' as const, date: '2025-05-08', laender: 'BE' }] : []),
  ...(year === 2028 ? [{ key: 'uprising' as const, date: '2028-06-17', laender: 'BE' }] : []),
];

const holdsIn = ({ laender, region }: Entry, land: Land, regions: readonly HolidayRegion[]): boolean =>
  laender.split(' ').includes(land) && (region === undefined || regions.includes(region));

/** The Wednesday before 23 November. */
function repentanceDay(year: number): string {
  let day = `${year}-11-22`;
  while (weekdayOf(day) !== 'wednesday') day = addDays(day, -1);
  return day;
}
