import { describe, expect, it } from '@jest/globals';
import {
  addressHint,
  type CallFirst,
  callFirstOf,
  doorsOf,
  doorToBlock,
  hintOf,
  mailboxesOf,
  plainMail,
} from './block-list.rules.js';
import type { CallBack } from './block-list.types.js';

it.each([
  ['Lucia@X.example', 'lucia@x.example'],
  [' lucia+pizza@x.example ', 'lucia@x.example'],
  ['"Lucia"@x.example', 'lucia@x.example'],
  ['lucia', 'lucia@'],
])('the mailbox of %j is %s', (typed, plain) => {
  expect(plainMail(typed)).toBe(plain);
});

it.each([
  ['Wiener Straße', '7'],
  ['Wiener Str.', '7, Hinterhaus'],
  ['wiener strasse', 'Nr. 7'],
  ['Wiener Straße 7', '7'],
  ['Wiener Straße,', '07 2. OG'],
])('the door of %j, %j stands on the list as number 7', (street, houseNo) => {
  expect(doorsOf({ street, houseNo, postalCode: '10999' })).toContain('10999 wienerstr7');
});

it.each([
  ['Wiener Straße', '7a'],
  ['Wiener Straße', '17'],
  ['Wiener Straße', '71'],
])('%j, %j is another door', (street, houseNo) => {
  expect(doorsOf({ street, houseNo, postalCode: '10999' })).not.toContain('10999 wienerstr7');
});

it('tells entries apart without saying who it is', () => {
  expect(hintOf('phone', '+491713920012')).toBe('… 012');
  expect(hintOf('mail', 'lucia@x.example')).toBe('lu***@x.example');
  expect(addressHint({ street: 'Oranienstraße 5a', postalCode: 'D-10999' })).toBe('Oranienstraße, 10999');
});

describe('the desk calls first', () => {
  const known = [{ state: 'completed' as const }];
  it.each<[CallBack, number, { state: 'completed' | 'cancelled' }[], CallFirst | null]>([
    [{ aboveCents: null, first: false }, 99_999, [], null],
    [{ aboveCents: 8_000, first: false }, 8_000, known, 'amount'],
    [{ aboveCents: 8_000, first: false }, 7_999, known, null],
    [{ aboveCents: null, first: true }, 900, [], 'first'],
    [{ aboveCents: null, first: true }, 900, known, null],
    [{ aboveCents: null, first: true }, 900, [{ state: 'cancelled' }], 'first'],
    [{ aboveCents: 900, first: true }, 900, [], 'amount'],
  ])('%j at %i cents: case %#', (callBack, cents, orders, why) => {
    expect(callFirstOf(callBack, cents, orders)).toBe(why);
  });
});

it.each([
  ['Wiener Str. 7, Hinterhaus', 'Wiener Straße', '7'],
  ['Wiener Straße Nr. 7', 'wiener str', '7, 2. OG'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
])('%j on the list is the door of %s %s', (line, street, houseNo) => {
  expect(doorsOf({ street, houseNo, postalCode: '10999' })).toContain(doorToBlock(line, '10999'));
});

it('blocks one house of a street with a number in its name, not the street', () => {
  const neighbour = { street: 'Straße des 17. Juni', houseNo: '100', postalCode: '10623' };
  expect(doorsOf(neighbour)).not.toContain(doorToBlock('Straße des 17. Juni 135', '10623'));
});

it.each([
  ['rudi.scherz@gmail.com', 'rudischerz+2@googlemail.com', true],
  ['rudi.scherz@firma.example', 'rudischerz@firma.example', false],
])('%s on the list, %s orders: %j', (blocked, orders, meant) => {
  expect(mailboxesOf(orders).includes(mailboxesOf(blocked).at(-1)!)).toBe(meant);
});
