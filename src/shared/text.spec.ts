import { describe, expect, test } from '@jest/globals';
import { cleanText, escapeRegex, isFoundBy, READABLE, searchPrefixes, searchTokens, slugOf } from './text.js';

describe('what a person typed is cleaned', () => {
  test.each([
    ['  Pizza   Margherita ', 'Pizza Margherita'],
    ['Pizza\u0000\u001b@\u0007', 'Pizza@'],
    ['Zeile 1\r\nZeile 2', 'Zeile 1 Zeile 2'],
    ['Ka\u0308se', 'Käse'],
    ['halb\ud83c', 'halb'],
    ['gut 🍕', 'gut 🍕'],
    ['\u202eegnärO', 'egnärO'],
    ['\ufeff', ''],
  ])('%j', (input, clean) => {
    expect(cleanText(input, { max: 50 })).toBe(clean);
  });

  test('lines stay where lines are asked for', () => {
    const input = ' bitte\tscharf\r\n\u000bohne Zwiebeln\u2028danke\n';
    expect(cleanText(input, { max: 50, lines: 'many' })).toBe('bitte scharf\nohne Zwiebeln\ndanke');
  });

  test('the length counts and a character is never halved', () => {
    expect(cleanText('Pizza', { max: 3 })).toBe('Piz');
    expect(cleanText('ab🍕', { max: 3 })).toBe('ab');
  });
});

test.each([
  ['Käsespätzle & Röstzwiebeln', 'kaesespaetzle-und-roestzwiebeln'],
  ['Trattoria Bella', 'trattoria-bella'],
  ['  Große Straße 5!', 'grosse-strasse-5'],
  ['Şiş Köfte', 'sis-koefte'],
  ['Łódź Café', 'lodz-cafe'],
  ['寿司', ''],
])('%s gets the address %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('an address is cut without a dash at its end', () => {
  expect(slugOf('Pizza Margherita', 6)).toBe('pizza');
});

describe('search', () => {
  test('an umlaut is found both ways it is typed', () => {
    expect(searchTokens('Käse-Spätzle', 'groß')).toEqual(['kaese', 'spaetzle', 'kase', 'spatzle', 'gross']);
  });

  test.each([
    ['kä', true],
    ['KAESE', true],
    ['kas', true],
    ['spätz käse', true],
    ['ase', false],
    ['käse pizza', false],
    ['', true],
    ['.*', true],
  ])('%p', (query, found) => {
    expect(isFoundBy(searchTokens('Käse Spätzle'), query)).toBe(found);
  });

  test('a question becomes anchored patterns, a handful at most', () => {
    expect(searchPrefixes('Döner scharf')).toEqual(['^doener', '^scharf']);
    expect(searchPrefixes('a b c d e f g h i j')).toHaveLength(8);
  });

  test('signs of the pattern language lose their power', () => {
    expect(new RegExp(`^${escapeRegex('a.b*(c)[d]{2}|\\^$?+')}$`, 'u').test('a.b*(c)[d]{2}|\\^$?+')).toBe(
      true,
    );
  });
});

test.each([
  ['Jonas', true],
  ['.', true],
  ['李', true],
  ['🍕', true],
  ['', false],
  ['\u200b', false],
  ['\u00ad\u2060', false],
  ['\u3164', false],
  ['\u2800 \u034f', false],
  ['\ufe0f', false],
])('%j can be read: %s', (text, readable) => {
  expect(READABLE.test(text)).toBe(readable);
});
