import { describe, expect, it } from '@jest/globals';
import { excessOf, tableFrom } from './sheet.rules.js';

describe('a sheet that is no menu', () => {
  it('is known by one long text or by too much text', () => {
    expect(excessOf([[], ['a', 'x'.repeat(5_000)]])).toBeNull();
    expect(excessOf([[], ['a', 'x'.repeat(5_001)]])).toBe(
      'In Zeile 2 steht ein Text mit mehr als 5000 Zeichen. Bitte kürze ihn.',
    );
    expect(excessOf(Array(2_001).fill(['x'.repeat(2_000)]))).toBe(
      'In dieser Datei steht mehr Text, als in eine Speisekarte passt.',
    );
  });
});

describe('the heading', () => {
  it('may stand below a title, in any order and spelling', () => {
    const {
      table: read,
      problems,
      notes,
    } = tableFrom([
      ['Unsere Karte'],
      [],
      ['PREIS (€)', 'Gericht*', 'warengruppe', 'Lagerplatz'],
      ['7,90', 'Salami', 'Pizza', 'B4'],
      ['', ' ', ''],
    ]);
    expect(read.rows).toEqual([{ line: 4, cells: { price: '7,90', name: 'Salami', category: 'Pizza' } }]);
    expect(problems).toEqual([]);
    expect(notes.map(({ message }) => message)).toEqual([
      'Die Spalte „Lagerplatz“ kennen wir nicht; sie wird übergangen.',
    ]);
  });

  it('is named when it is missing, twice there, or stands above nothing', () => {
    const of = (...lines: string[][]) => tableFrom(lines).problems.map(({ message }) => message);
    expect(of(['a', 'b'])).toEqual([
      'In der ersten Zeile fehlen die Überschriften, zum Beispiel Kategorie, Name und Preis.',
    ]);
    expect(of(['Kategorie', 'Name', 'Name'], ['a', 'b', 'c'])).toEqual([
      'Die Spalte „Preis“ fehlt.',
      'Diese Spalte gibt es zweimal.',
    ]);
    expect(of(['Kategorie', 'Name', 'Preis'])).toEqual(['Unter den Überschriften steht keine Speise.']);
  });
});
