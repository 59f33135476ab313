import type { Cash } from './cash';
import { read, write } from './draft';
import type { Method } from './pay-ways';
import type { Tip } from './tip';

/** What a guest has chosen to pay with and on top: a reload of the checkout must not change what it costs. */
export interface Chosen {
  /** null until the guest has chosen; then the first that can be taken. */
  wanted: Method | null;
  cash: Cash;
  tip: Tip;
}

export const NOT_SAID: Cash = { kind: 'open' };
const NOTHING: Chosen = { wanted: null, cash: NOT_SAID, tip: { kind: 'none' } };
const chosenIn = (slug: string): string => `tresen:zahlung:${slug}`;

/** It ends with the tab, or with the order. */
export const readChosen = (slug: string): Chosen => ({
  ...NOTHING,
  ...read<Chosen>(sessionStorage, chosenIn(slug)),
});

export const keepChosen = (slug: string, chosen: Chosen | null): void =>
  write(sessionStorage, chosenIn(slug), chosen);
