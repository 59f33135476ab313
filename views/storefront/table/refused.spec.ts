import { expect, it } from '@jest/globals';
import type { GuestRound } from '../../../src/storefront/table/table.view';
import { refusedRounds } from './refused';

const REFUSED = 'Das Restaurant kann deine Bestellung leider nicht annehmen.';
const round = (id: string, over: Partial<GuestRound> = {}): GuestRound =>
  ({ id, guestId: 'mia', at: `2026-11-20T18:0${id}:00Z`, why: '', ...over }) as GuestRound;
const told = (...rounds: GuestRound[]) =>
  refusedRounds({ rounds, me: { id: 'mia', name: 'Mia' } }).map(({ id }) => id);

it('tells a guest of their own rounds that came to nothing, until they have ordered again', () => {
  expect(told(round('1'), round('2', { why: REFUSED }))).toEqual(['2']);
  expect(told(round('1', { why: REFUSED }), round('2', { why: REFUSED }))).toEqual(['1', '2']);
  expect(told(round('1', { why: REFUSED }), round('2'))).toEqual([]);
});

it('tells nobody of the rounds of others', () => {
  expect(told(round('1', { why: REFUSED, guestId: 'ben' }))).toEqual([]);
});
