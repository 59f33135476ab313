import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvFrom, SEPARATORS, separatorOf, sheetIn } from './csv.rules.js';
import { decoded, lettersMissingIn, utf8Of, windows1252Of } from './encoding.rules.js';

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ';', ',', '\t', '\n', 'a', 'ß', ' ', "'") }),
  fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r/g, '').replaceAll('\u0000', '')),
);

describe('a CSV file', () => {
  it.each(SEPARATORS)('says between %j what stood in the cells', (separator) => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (sheet) => {
        expect(sheetIn(csvFrom(sheet, separator), separator)).toEqual([...sheet, ['']]);
      }),
    );
  });

  it.each([
    [
      'a;"b;c"\r\nd;e',
      ';',
      [
        ['a', 'b;c'],
        ['d', 'e'],
      ],
    ],
    ['a,b\nc,"d\r\ne"\n', ',', [['a', 'b'], ['c', 'd\r\ne'], ['']]],
    [
      'a\tb\rc\td',
      '\t',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a;"say ""hi""";""', ';', [['a', 'say "hi"', '']]],
    ['a;"never closed;b\nc', ';', [['a', 'never closed;b\nc']]],
    ['a;5" Pizza;b', ';', [['a', '5" Pizza', 'b']]],
    ['', ';', [['']]],
  ] as const)('%j is read as people mean it', (text, separator, sheet) => {
    expect(sheetIn(text, separator)).toEqual(sheet);
  });

  it.each([
    ['Name;Preis, brutto;x', ';'],
    ['Name,Preis', ','],
    ['Name\tPreis', '\t'],
    ['sep=,\r\nName;Preis', ','],
    ['\r\n\r\nName;Preis', ';'],
    ['"a,b,c,d";Name', ','],
    ['Name', ';'],
  ] as const)('%j is separated by %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('the letters of a file', () => {
  it.each([
    ['UTF-8 with a mark', utf8Of('Käse – 7 €'), 'UTF-8'],
    ['UTF-8 without', new TextEncoder().encode('Käse – 7 €'), 'UTF-8'],
    ['Windows-1252', windows1252Of('Käse – 7 €'), 'Windows-1252'],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffKäse – 7 €', 'utf16le')), 'UTF-16'],
  ])('are known by themselves: %s', (_, bytes, encoding) => {
    expect(decoded(bytes!)).toEqual({ text: 'Käse – 7 €', encoding });
  });

  it('come back from Windows-1252, or are named when they have no place there', () => {
    expect(windows1252Of('Şiş Köfte')).toBeNull();
    expect(lettersMissingIn('Şiş Köfte, Aş')).toEqual(['Ş', 'ş']);
  });

  it('is none with more cells than any menu has', () => {
    expect(sheetIn(';'.repeat(299_999), ';')).toHaveLength(1);
    expect(sheetIn(';'.repeat(300_001), ';')).toBeNull();
  });

  it('ends in a quote that is never closed, however long', () => {
    expect(sheetIn(`"${'a""'.repeat(500_000)}`, ';')?.[0]?.[0]).toHaveLength(1_000_000);
  });
});
