import { expect, it } from '@jest/globals';
import { changedWords } from './changed-words.rules';

it.each([
  [['Lieferzeit'], 'Lieferzeit geändert'],
  [['Lieferzeit', 'Mehrweg'], 'Lieferzeit und Mehrweg geändert'],
  [['Ort', 'Land', 'Firma'], 'Ort, Land und Firma geändert'],
  [['Ort', 'Land', 'Firma', 'Telefon'], 'Ort, Land und 2 weitere Angaben geändert'],
  [['Ort', 'Ort'], 'Ort geändert'],
])('%j is said as "%s"', (changes, words) => {
  expect(changedWords(changes)).toBe(words);
});
