import { describe, expect, it } from '@jest/globals';
import { lettersBefore, partsOf } from './syllables.js';

const divided = (word: string, room: number): string => {
  const letters = Array.from(word);
  const kept = lettersBefore(letters, room);
  return `${letters.slice(0, kept).join('')}-${letters.slice(kept).join('')}`;
};

describe('dividing a word that is longer than a line', () => {
  it.each([
    ['Fleischspezialitäten', 9, 'Fleisch-spezialitäten'],
    ['Fleischspezialitäten', 16, 'Fleischspeziali-täten'],
    ['Rinderkraftbrühe', 13, 'Rinderkraft-brühe'],
    ['Kartoffelpüree', 10, 'Kartoffel-püree'],
    ['Bruststück', 7, 'Brust-stück'],
    ['Margherita', 5, 'Mar-gherita'],
    ['Tradizionale', 8, 'Tradizio-nale'],
    ['Wildschweinragout', 9, 'Wild-schweinragout'],
    ['Kiste', 3, 'Kis-te'],
    ['Filetstreifen', 7, 'Filet-streifen'],
    ['Pufferpfanne', 7, 'Puffer-pfanne'],
    ['Spiegelkarpfen', 12, 'Spiegelkarp-fen'],
    ['Donaudampfschifffahrtsgesellschaftskapitän', 37, 'Donaudampfschifffahrtsgesellschafts-kapitän'],
    ['Donaudampfschifffahrtsgesellschaftskapitän', 33, 'Donaudampfschifffahrts-gesellschaftskapitän'],
    ['Schweinefleischspezialitäten', 24, 'Schweinefleisch-spezialitäten'],
    ['Semmelknödel', 8, 'Semmel-knödel'],
    ['Käsespätzle', 6, 'Käse-spätzle'],
    ['Spargelcremesuppe', 9, 'Spargel-cremesuppe'],
    ['Tagesempfehlung', 7, 'Tages-empfehlung'],
    ['Mittagsangebot', 9, 'Mittags-angebot'],
    ['Erdbeereis', 8, 'Erdbeer-eis'],
    ['Milchreis', 7, 'Milch-reis'],
    ['Rindfleischetikettierungsüberwachungsaufgaben', 38, 'Rindfleischetikettierungsüberwachungs-aufgaben'],
    ['Belegschaftsessen', 13, 'Belegschafts-essen'],
    ['Wildschweinbraten', 13, 'Wildschwein-braten'],
  ])('%s within %i letters', (word, room, expected) => expect(divided(word, room)).toBe(expected));

  it('cuts what is no word where the line ends', () => expect(divided('xxxxxxxxxx', 6)).toBe('xxxxxx-xxxx'));
});

describe('a word that may go on in the next line as it is', () => {
  it.each([
    ['Schweinefilet-Medaillons', ['Schweinefilet-', 'Medaillons']],
    ['Vor-/Hauptspeisen', ['Vor-/', 'Hauptspeisen']],
    ['S-Bahn', ['S-Bahn']],
    ['Coca-Cola', ['Coca-', 'Cola']],
    ['9,50', ['9,50']],
  ])('%s', (word, parts) => expect(partsOf(word)).toEqual(parts));
});
