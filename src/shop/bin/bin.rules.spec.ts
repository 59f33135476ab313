import { describe, expect, it } from '@jest/globals';
import { freeName, inRestoreOrder, openNeedsOf, restoredText, stepsOf, untilOf } from './bin.rules.js';
import type { BinKind } from './bin.types.js';

const entry = (name: string, kind: BinKind = 'dish') => ({ id: name, kind, name });

it.each([
  ['Pizza', [], 'Pizza'],
  ['Pizza', ['Pasta'], 'Pizza'],
  ['Pizza', ['pizza'], 'Pizza (2)'],
  ['Pizza', ['Pizza', 'Pizza (2)'], 'Pizza (3)'],
])('%s beside %j is %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

it.each([
  [[entry('Salami')], [], '„Salami“ ist wieder da'],
  [[entry('Salami')], [entry('Pizza', 'category')], '„Salami“ ist wieder da, mit „Pizza“'],
  [[entry('Salami')], [entry('a.jpg', 'picture')], '„Salami“ ist wieder da'],
  [[entry('Salami'), entry('Cola')], [], '2 Speisen sind wieder da'],
  [[entry('Salami'), entry('Mehl', 'ingredient')], [], '2 Dinge sind wieder da'],
])('of %j along with %j it says: %s', (wanted, along, text) => {
  expect(restoredText(wanted, along)).toBe(text);
});

it('puts back first what others need', () => {
  const kinds: BinKind[] = ['dish', 'ingredient', 'picture', 'category'];
  const order = inRestoreOrder(kinds.map((kind) => ({ kind }))).map(([kind]) => kind);
  expect(order).toEqual(['picture', 'category', 'ingredient', 'dish']);
});

it('asks for each need once', () => {
  const needing = [{ needs: ['a', 'b'] }, { needs: ['b', 'c'] }];
  expect(openNeedsOf(needing, new Set(['c']))).toEqual(['a', 'b']);
});

it('keeps for thirty days', () => {
  expect(untilOf(new Date('2026-11-01T12:00:00Z'))).toEqual(new Date('2026-12-01T12:00:00Z'));
});

describe('what went in one act', () => {
  const row = (id: string, over: object = {}) => ({
    id,
    kind: 'dish' as const,
    name: id,
    deletedAt: '2026-11-24T20:00:00.000Z',
    who: 'Lucia',
    ...over,
  });
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id));

  it('is one step from five on, by name', () => {
    expect(stepsOf([...many].reverse())).toEqual([many]);
    expect(stepsOf(many.slice(1))).toEqual(many.slice(1).map((one) => [one]));
  });

  it.each([
    ['another time', { deletedAt: '2026-11-24T20:00:00.001Z' }],
    ['another kind', { kind: 'picture' }],
    ['another person', { who: 'Jonas' }],
  ])('is not what went at %s', (_, over) => {
    const other = row('f', over);
    expect(stepsOf([...many, other])).toEqual([many, [other]]);
  });
});
