import { expect, it } from '@jest/globals';
import { townToWrite } from './towns';

const EMPTY = { written: '', ours: '' };
const BY_US = { written: 'Berlin', ours: 'Berlin' };

it.each([
  ['the only town of a code', ['Berlin'], EMPTY, 'Berlin'],
  ['nothing where there are two', ['Radeberg', 'Wachau'], EMPTY, null],
  ['nothing for a code nobody knows', [], EMPTY, null],
  ['nothing over what the guest wrote', ['Berlin'], { written: 'Kreuzberg', ours: '' }, null],
  ['another town for another code', ['München'], BY_US, 'München'],
  ['nothing anew where it stands', ['Berlin'], BY_US, null],
  ['an empty field where the next code has two towns', ['Radeberg', 'Wachau'], BY_US, ''],
  ['nothing over what the guest made of it', ['München'], { written: 'Berlin Mitte', ours: 'Berlin' }, null],
])('writes %s', (_, towns, field, written) => {
  expect(townToWrite(towns, field)).toBe(written);
});
