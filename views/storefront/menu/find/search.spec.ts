import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchTokens } from '../../../../src/shared/text';
import { isFound, isNearlyFound, isOfOtherPart, isOneEdit } from './search';

const TIRAMISU = searchTokens('50', 'Tiramisù', 'Mascarpone, Löffelbiskuit und Käse', 'Dolci', 'Vegetarisch');

describe('finding a dish', () => {
  it.each([
    ['', true],
    ['tiramisu', true],
    ['Tiramisù', true],
    ['tira', true],
    ['50', true],
    ['50 tira', true],
    ['dolci', true],
    ['mascarpone', true],
    ['Käse', true],
    ['kase', true],
    ['kaese', true],
    ['löffel', true],
    ['vegetarisch', true],
    ['tiramisu mit kaffee', false],
    ['tiramisu mit mascarpone', true],
    ['Käse with mascarpone', true],
    ['mit', false],
    ['misu', false],
    ['pizza', false],
    ['tiramisu pizza', false],
  ])('by %p: %p', (query, expected) => {
    expect(isFound(TIRAMISU, query)).toBe(expected);
  });

  it.each([
    ['a letter is another', 'tiramasu', true],
    ['a letter is missing', 'tramisu', true],
    ['a letter is too many', 'tirammisu', true],
    ['two letters changed places', 'tiramsiu', true],
    ['the end is not typed yet', 'mascrp', true],
    ['two slips are too many', 'tarimasu', false],
    ['a short word must be right', 'dloc', false],
    ['a number is no word', '51', false],
  ])('although %s', (_, query, expected) => {
    expect(isNearlyFound(TIRAMISU, query)).toBe(expected);
  });

  it('by the parts of a long word, and takes no word for another while there is one that fits', () => {
    const salad = searchTokens('12', 'Insalata Caprese', 'frische Büffelmozzarella mit Thunfisch');
    expect(isFound(salad, 'mozzarella')).toBe(true);
    expect(isFound(salad, 'fisch')).toBe(true);
    expect(isFound(salad, 'mozarella')).toBe(false);
    expect(isNearlyFound(salad, 'mozarella')).toBe(true);
    expect(isFound(searchTokens('frisches Basilikum'), 'fisch')).toBe(false);
  });

  it('by the end of a joined word, asked only when nothing is found otherwise', () => {
    const bread = searchTokens('1', 'Bruschetta', 'geröstetes Landbrot');
    expect(isFound(bread, 'brot')).toBe(false);
    expect(isNearlyFound(bread, 'brot')).toBe(true);
    expect(isNearlyFound(bread, 'rot')).toBe(false);
    expect(isFound(searchTokens('90', 'Acqua Minerale', 'Getränke'), 'wasser')).toBe(true);
  });

  it.each([
    ['Nachtisch', true],
    ['nachti', true],
    ['Desserts', true],
    ['süßes', true],
    ['susses', true],
    ['veggie', true],
    ['vegan', false],
    ['Hähnchen', false],
    ['Getränke', false],
  ])('by another word for it, %p: %p', (query, expected) => {
    expect(isFound(TIRAMISU, query)).toBe(expected);
  });

  it.each([
    ['Huhn', 'Hähnchenbrustfiletstreifen', true],
    ['Chicken', 'Pollo alla cacciatora', true],
    ['Hänchen', 'Pollo alla cacciatora', true],
    ['Softdrinks', 'Coca-Cola 0,33 l', true],
    ['Cola', 'Limonade', false],
    ['coke', 'Coca-Cola 0,33 l', true],
    ['Nudeln', 'Pasta', true],
    ['vegetarisch', 'Vegan', true],
    ['süß-sauer', 'Dessert', false],
    ['margarita', 'Margherita', true],
    ['spagetti', 'Spaghetti', true],
    ['spageti', 'Spaghetti al Pomodoro', true],
    ['margarine', 'Margherita', false],
    ['colla', 'Cola', true],
    ['colla', 'Tonno e Cipolla', false],
    ['colla', 'Carpaccio mit Rucola', false],
    ['mozarella', 'Büffelmozzarella', true],
  ])('%p may find %p: %p', (query, text, expected) => {
    expect(isNearlyFound(searchTokens(text), query)).toBe(expected);
  });

  it.each([
    ['Piza', 'Pizza Margherita', true],
    ['piza', 'Pizzabrot mit Knoblauch', true],
    ['Psta', 'Pasta al forno', true],
    ['Nudl', 'Penne Pasta', true],
    ['Supe', 'Suppe des Tages', true],
    ['Reis', 'Preiselbeeren', false],
    ['Wein', 'Weizen vom Fass', false],
    ['Bier', 'Birne Helene', false],
    ['Lamm', 'Flammkuchen', false],
    ['Rind', 'Grindel', false],
    ['Pita', 'Pinienkerne', false],
    ['Feta', 'Fettuccine', false],
    ['Mais', 'Maibock', false],
    ['Piz', 'Pilze', false],
    ['1234', '12340', true],
    ['1234', '12034', false],
  ])('a short word may lack one letter: %p finds %p: %p', (query, text, expected) => {
    expect(isNearlyFound(searchTokens(text), query)).toBe(expected);
  });

  it.each([
    ['ohne Nüsse', 'Tiramisù mit Nüssen', false],
    ['ohne Nüsse', 'Tiramisù', false],
    ['ohne Nüsse', 'Kaffeebohne mit Nüssen', false],
    ['ohne Mandeln', 'Torta ohne Weizenmehl, mit Mandeln', false],
    ['ohne Mandeln', 'Torta Caprese mit Mandeln', false],
    ['without nuts', 'Cake with nuts', false],
    ['frei von Milch', 'Milchreis', false],
    ['milchfrei', 'Milchreis', false],
    ['nut-free', 'Nut cake', false],
    ['gluten frei', 'Gluten und Freilandeier', false],
    ['Torta ohne Mandeln', 'Torta Caprese', false],
    ['keine Nüsse', 'Nüsse', false],
    ['ohne Milch und Nüsse', 'Kaffee ohne Milch', false],
    ['ohne Kohlensäure', 'Wasser ohne Kohlensäure', true],
    ['Wasser ohne Kohlensäure', 'Wasser ohne Kohlensäure', true],
    ['Bier ohne Alkohol', 'Alkoholfreies Bier', true],
    ['alkoholfrei', 'Alkoholfreies Weizen', true],
    ['alkoholfreies weizen', 'Alkoholfreies Weizen', true],
    ['alkoholfrei', 'Alkohol', false],
    ['ohne', 'Wasser ohne Kohlensäure', true],
    ['Freiburger', 'Freiburger Leberwurst', true],
    ['Freiland', 'Freilandeier', true],
  ])('what a guest wants to be without is no answer: %p finds %p: %p', (query, text, expected) => {
    expect(isFound(searchTokens(text), query)).toBe(expected);
    expect(isNearlyFound(searchTokens(text), query)).toBe(expected);
  });

  it('never by what a guest wants to be without', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{3,10}$/),
        fc.constantFrom('ohne ', 'Pizza ohne ', 'without '),
        (word, before) => {
          expect(isNearlyFound(searchTokens(`Pizza mit ${word}`), before + word)).toBe(false);
        },
      ),
    );
  });

  it.each(['halb und halb', 'Halbe', 'half and half', 'metà'])('in two halves by %p', (query) => {
    expect(isFound(searchTokens('29', 'Metà e metà', 'Zwei Hälften auf einem Teig'), query)).toBe(true);
    expect(isFound(searchTokens('21', 'Marinara', 'Tomaten und Oregano'), query)).toBe(false);
  });

  it.each([
    ['Wein & Bier', 'Birra Chiara helles Lager', 'wein', true],
    ['Wein & Bier', 'Montepulciano Rotwein', 'wein', false],
    ['Wein & Bier', 'Grappa di Moscato', 'wein', false],
    ['Wein & Bier', 'Birra Chiara helles Lager', 'bier', false],
    ['Wein und Bier', 'Pinot Grigio Weißwein', 'bier', true],
    ['Fleisch & Fisch', 'Dorade al Forno', 'fisch', false],
    ['Pizza', 'Calzone Classico', 'pizza', false],
  ])('%p has %p, of another part for %p: %p', (category, text, query, expected) => {
    expect(isOfOtherPart(searchTokens(text), category, query)).toBe(expected);
  });

  const word = fc.stringMatching(/^[a-z]{5,12}$/);
  const slips: [string, (text: string, at: number) => string][] = [
    ['left out', (text, at) => text.slice(0, at) + text.slice(at + 1)],
    ['typed twice', (text, at) => text.slice(0, at) + text[at] + text.slice(at)],
    ['another', (text, at) => `${text.slice(0, at)}ß${text.slice(at + 1)}`],
    ['swapped', (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2)],
  ];
  it.each(slips)('forgives one letter that is %s, and asking either way is the same', (_, slip) => {
    fc.assert(
      fc.property(word, fc.nat(), (text, place) => {
        const typed = slip(text, place % text.length);
        expect(isOneEdit(text, typed)).toBe(true);
        expect(isOneEdit(typed, text)).toBe(true);
      }),
    );
  });

  it('finds every dish by the beginning of each of its words', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        (words, at, length) => {
          const asked = words[at % words.length]?.slice(0, length) ?? '';
          expect(isFound(searchTokens(words.join(' ')), asked)).toBe(true);
        },
      ),
    );
  });
});
