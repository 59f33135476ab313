import { formatEuro } from '../../../src/shared/money';
import type { QuoteView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { readAddress } from '../lib/basket/address';
import { type Basket, countOf, watchBasket } from '../lib/basket/basket';
import { orderOf, placeOf } from '../lib/basket/quote-question';
import type { PageConfig } from '../lib/config';

const SETTLE_MS = 300;

/** How many pieces and what they cost: the sum is the server's, as it is in the basket. */
export function showBasketBar({ slug, links, speech }: PageConfig): void {
  const bar = document.getElementById('warenkorb-leiste');
  const count = document.getElementById('warenkorb-zahl');
  const sum = document.getElementById('warenkorb-summe');
  if (!bar || !count || !sum) return;
  let asked = '';
  let wait: ReturnType<typeof setTimeout> | undefined;
  watchBasket(slug, (basket) => {
    const pieces = countOf(basket);
    bar.hidden = pieces === 0;
    count.textContent = String(pieces);
    const question = questionOf(basket);
    if (question === asked) return;
    asked = question;
    clearTimeout(wait);
    if (pieces === 0) return;
    sum.setAttribute('aria-busy', 'true');
    wait = setTimeout(async () => {
      const answer = await post<QuoteView>(`${links.api}/quote`, JSON.parse(question));
      if (question !== asked) return;
      sum.removeAttribute('aria-busy');
      sum.textContent = answer.ok ? formatEuro(answer.data.payableCents, speech.language) : '';
    }, SETTLE_MS);
  });
}

const questionOf = (basket: Basket): string =>
  JSON.stringify({ ...orderOf(basket, {}), address: placeOf(basket, readAddress()) });
