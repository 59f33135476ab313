import { expect, it } from '@jest/globals';
import { filtersFor } from './offer-filter';
import { unwantedIn, wantedIn } from './without';

it.each<[string, string[], string]>([
  ['ohne Nüsse', ['peanuts', 'nuts'], ''],
  ['ohne nusse', ['peanuts', 'nuts'], ''],
  ['nussfrei', ['peanuts', 'nuts'], ''],
  ['nut-free', ['peanuts', 'nuts'], ''],
  ['ohne Erdnüsse', ['peanuts'], ''],
  ['ohne Mandeln', ['nuts'], ''],
  ['Pizza ohne Milch', ['milk'], 'Pizza'],
  ['laktosefreie Pizza', ['milk'], 'Pizza'],
  ['pizza gluten free', ['gluten'], 'pizza'],
  ['frei von Gluten und Ei', ['gluten', 'eggs'], ''],
  ['ohne Eis', [], ''],
  ['ohne Zwiebeln', [], ''],
  ['mit Nüssen', [], 'mit Nüssen'],
  ['Freiburger Nüsse', [], 'Freiburger Nüsse'],
])('%p is about the filters %p, and looks for %p', (query, filters, wanted) => {
  expect(filtersFor(unwantedIn(query))).toEqual(filters);
  expect(wantedIn(query).trim()).toBe(wanted);
});
