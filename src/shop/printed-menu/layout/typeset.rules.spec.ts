import { expect, it } from '@jest/globals';
import { type Style, wordsOf } from './typeset.rules.js';

const STYLE: Style = { font: 'poppins-400-normal', size: 8, color: '#000000' };

it.each([
  ['0,33 l und Ø 26 cm', ['0,33 l', 'und', 'Ø 26 cm']],
  ['viel Pfeffer – ohne Sahne', ['viel', 'Pfeffer –', 'ohne', 'Sahne']],
  ['Sulfite (> 10 mg/kg oder 10 mg/l)', ['Sulfite', '(> 10 mg/kg', 'oder', '10 mg/l)']],
  ['für 2 Mgr. zu 10 lieben', ['für', '2', 'Mgr.', 'zu', '10', 'lieben']],
])('%s is broken between words alone', (text, words) => {
  expect(wordsOf(text, STYLE).map(({ text }) => text)).toEqual(words);
});
