import { describe, expect, it } from '@jest/globals';
import type { OrderLine } from '../../basket/basket.types.js';
import { toBoardOrder } from '../board/board-order.rules.js';
import { choicesOf, type Questions } from './choices.rules.js';
import { order } from './order.fixture.js';

const QUESTIONS: Questions = new Map([
  ['extras', { name: 'Extras', one: false }],
  ['water', { name: 'Kohlensäure?', one: true }],
  ['rim', { name: 'Der Rand', one: true }],
  ['meat', { name: 'Wie gebraten?', one: true }],
]);

const choice = (groupId: string | null, name: string, quantity = 1, combo: unknown = null) =>
  choicesOf(
    {
      options: [{ id: 'o', groupId, name, quantity, cents: 0, taxClass: null }],
      combo,
    } as unknown as OrderLine,
    QUESTIONS,
  )[0];

describe('what a cook has to do differently', () => {
  it.each([
    ['an extra', 'extras', 'Oliven', 1, '+ Oliven'],
    ['two of it', 'extras', 'Oliven', 2, '+ 2 x Oliven'],
    ['what is left out', 'extras', 'Ohne Basilikum', 1, '- Ohne Basilikum'],
    ['what is left out with other words', 'extras', 'keine Zwiebeln', 1, '- keine Zwiebeln'],
    ['an answer that means nothing alone', 'water', 'Ohne', 1, 'Kohlensäure: ohne'],
    ['another one', 'water', 'Mit', 1, 'Kohlensäure: mit'],
    ['an answer in small letters', 'meat', 'gut durch', 1, 'Wie gebraten: gut durch'],
    ['an answer that speaks for itself', 'rim', 'Luftig, wie in Neapel', 1, 'Luftig, wie in Neapel'],
    ['an answer that begins like a word for nothing', 'rim', 'Mit Ricotta gefüllt', 1, 'Mit Ricotta gefüllt'],
    ['an extra whose question is gone', 'old', 'Oliven', 1, '+ Oliven'],
    ['one nobody knows the question of', null, 'Ohne', 1, '+ Ohne'],
    ['half a pizza', 'first', '½ Salami', 1, '½ Salami'],
  ])('names %s', (_, groupId, name, quantity, expected) => {
    expect(choice(groupId, name, quantity)).toBe(expected);
  });

  it('names the parts of a menu as dishes, not as extras', () => {
    expect(choice('course-1', 'Acqua Minerale, Kleine Flasche', 1, { parts: [] })).toBe(
      'Acqua Minerale, Kleine Flasche',
    );
  });
});

describe('an order that knows what was asked', () => {
  const line = (name: string, one = true) =>
    ({
      options: [{ id: 'o', groupId: 'water', name, quantity: 1, question: { name: 'Kohlensäure?', one } }],
      combo: null,
    }) as unknown as OrderLine;

  it.each(['Ohne', 'Mit', 'Wenig', 'Medium'])('says "%s" on paper and on the card alike', (name) => {
    const [card] = toBoardOrder(order({ lines: [line(name)], events: [] })).lines;
    expect(card?.options).toEqual(choicesOf(line(name), QUESTIONS));
    expect(card?.options).toEqual([name === 'Medium' ? 'Medium' : `Kohlensäure: ${name.toLowerCase()}`]);
  });

  it('keeps the words of its day when the menu asks otherwise', () => {
    const asked: Questions = new Map([['water', { name: 'Sprudel', one: false }]]);
    expect(choicesOf(line('Ohne'), asked)).toEqual(['Kohlensäure: ohne']);
  });
});
