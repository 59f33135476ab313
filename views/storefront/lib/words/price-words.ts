import type { Voice } from '../../../../src/shared/voice.types';
import type { StorefrontLinks } from '../../../../src/storefront/shop/shop.view';
import type { PriceWords } from '../config';
import { pageSentencesFor } from './sentences.menu-page';

/** Only a page on other web space needs them: one of ours is never older than its prices. */
export function priceWordsOf(speech: Voice, { origin, app }: StorefrontLinks): PriceWords | undefined {
  if (!origin) return undefined;
  const { menu, ways } = pageSentencesFor(speech);
  return {
    from: menu.from,
    ways: { pickup: ways.pickup, delivery: ways.delivery },
    oneWay: menu.deposit('{amount}'),
    reusable: menu.reusableDeposit('{amount}'),
    asOf: menu.pricesAsOf('{day}'),
    root: app?.scope ?? './',
  };
}
