import { formatEuro } from '../../../src/shared/money';
import type { QuoteView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { readAddress } from '../lib/basket/address';
import { type Basket, countOf, readBasket, watchBasket } from '../lib/basket/basket';
import { orderOf, placeOf } from '../lib/basket/quote-question';
import { isSoldOutNow, watchSoldOut } from '../lib/basket/sold-out';
import type { PageConfig } from '../lib/config';

const SETTLE_MS = 300;

/** How many pieces and what they cost: the sum is the server's, as it is in the basket, and so is what cannot be had. */
export function showBasketBar({ slug, links, speech }: PageConfig, refused: () => void): void {
  const bar = document.getElementById('warenkorb-leiste');
  const count = document.getElementById('warenkorb-zahl');
  const sum = document.getElementById('warenkorb-summe');
  const note = document.getElementById('warenkorb-hinweis');
  if (!bar || !count || !sum || !note) return;
  let asked = '';
  let wait: ReturnType<typeof setTimeout> | undefined;
  const show = (basket: Basket) => {
    const pieces = countOf(basket);
    bar.hidden = pieces === 0;
    count.textContent = String(pieces);
    const question = questionOf(basket);
    const wish = `${goneIn(basket)} ${question}`;
    if (wish === asked) return;
    asked = wish;
    clearTimeout(wait);
    if (pieces === 0) return;
    sum.setAttribute('aria-busy', 'true');
    wait = setTimeout(async () => {
      const answer = await post<QuoteView>(`${links.api}/quote`, JSON.parse(question));
      if (wish !== asked) return;
      sum.removeAttribute('aria-busy');
      sum.textContent = answer.ok ? formatEuro(answer.data.payableCents, speech.language) : '';
      const isRefused = !answer.ok && answer.code === 'BASKET_REFUSED';
      note.textContent = isRefused ? answer.message : '';
      note.hidden = !isRefused;
      if (isRefused) refused();
    }, SETTLE_MS);
  };
  watchBasket(slug, show);
  watchSoldOut(() => show(readBasket(slug)));
}

/** What sold out while it lay in the basket is a reason to ask anew. */
const goneIn = ({ lines }: Basket): string =>
  lines
    .map(({ productId }) => productId)
    .filter(isSoldOutNow)
    .join();

const questionOf = (basket: Basket): string =>
  JSON.stringify({ ...orderOf(basket, {}), address: placeOf(basket, readAddress()) });
