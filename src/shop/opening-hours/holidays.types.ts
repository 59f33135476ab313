export const LAENDER = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;
export type Land = keyof typeof LAENDER;

/** Holidays that hold in some municipalities only, so the operator has to say so. */
export const HOLIDAY_REGIONS = {
  augsburg: 'Stadt Augsburg',
  assumption: 'Gemeinde mit Feiertag Mariä Himmelfahrt (Bayern)',
  corpusChristi: 'Gemeinde mit Feiertag Fronleichnam (Sachsen, Thüringen)',
} as const;
export type HolidayRegion = keyof typeof HOLIDAY_REGIONS;

export const HOLIDAYS = {
  newYear: 'Neujahr',
  epiphany: 'Heilige Drei Könige',
  womensDay: 'Internationaler Frauentag',
  goodFriday: 'Karfreitag',
  easterSunday: 'Ostersonntag',
  easterMonday: 'Ostermontag',
  labourDay: 'Tag der Arbeit',
  ascension: 'Christi Himmelfahrt',
  whitSunday: 'Pfingstsonntag',
  whitMonday: 'Pfingstmontag',
  corpusChristi: 'Fronleichnam',
  peaceFestival: 'Augsburger Hohes Friedensfest',
  assumption: 'Mariä Himmelfahrt',
  childrensDay: 'Weltkindertag',
  unityDay: 'Tag der Deutschen Einheit',
  reformation: 'Reformationstag',
  allSaints: 'Allerheiligen',
  repentance: 'Buß- und Bettag',
  christmasDay: '1. Weihnachtstag',
  boxingDay: '2. Weihnachtstag',
  liberation: 'Tag der Befreiung',
  uprising: 'Jahrestag des Volksaufstandes',
} as const;
export type HolidayKey = keyof typeof HOLIDAYS;

export interface Holiday {
  date: string;
  key: HolidayKey;
  name: string;
}
