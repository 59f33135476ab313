import { describe, expect, it } from '@jest/globals';
import type { ProposalView, TextDesk } from '../../../../../src/media/texts/desk/text-desk.view';
import { deskAfter, deskWithout, runsLow } from './judged';

const proposal = (id: string): ProposalView => ({
  id,
  place: { subject: 'product', id, part: 'name' },
  owner: id,
  german: id,
  text: `${id} in English`,
  picture: null,
  leftOut: [],
});

const row = (id: string) => ({
  subject: 'product' as const,
  id,
  part: 'name',
  owner: id,
  german: id,
  translated: null,
});

const desk = {
  kind: 'translations',
  missing: 3,
  waiting: 100,
  proposals: ['a', 'b', 'c'].map(proposal),
  translations: ['a', 'b', 'z'].map(row),
  translatable: 3,
} as unknown as TextDesk;
const left = ({ proposals, waiting, missing, translations }: TextDesk) => [
  proposals.map(({ id }) => id).join(''),
  waiting,
  missing,
  translations.map(({ translated }) => translated),
];

describe('the page of texts after some were judged', () => {
  it.each([
    ['accepted', 'accept', undefined, ['c', 98, 3, ['a in English', 'b in English', null]]],
    ['edited', 'acceptEdited', 'Mended', ['c', 98, 3, ['Mended', 'Mended', null]]],
    ['rejected, which are missing again', 'reject', undefined, ['c', 98, 5, [null, null, null]]],
  ] as const)('%s', (_, verdict, text, expected) => {
    expect(left(deskAfter(desk, ['a', 'b', 'gone'], verdict, text))).toEqual(expected);
  });

  it('leaves rows alone that nothing was said about', () => {
    expect(deskAfter(desk, ['a'], 'accept').translations[1]).toBe(desk.translations[1]);
  });

  it('does not show what is on its way', () => {
    expect(left(deskWithout(desk, ['b']))).toEqual(['ac', 99, 3, [null, null, null]]);
  });

  it.each([
    [3, 100, true],
    [3, 3, false],
    [20, 100, false],
  ])('runs low with %i here of %i: %s', (here, waiting, expected) => {
    const proposals = Array.from({ length: here }, (_, at) => proposal(String(at)));
    expect(runsLow({ ...desk, proposals, waiting })).toBe(expected);
  });
});
