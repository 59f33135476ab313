import { openStore } from '../../faults/store-facts.mjs';
import { anOrder, call, SLUG, signIn } from '../demo.mjs';

/** The demo restaurant with one order in it, its price known, and somebody at the counter. */
export async function openShop(ctx, { url, stores }) {
  const headers = await signIn(url);
  const store = await openStore(stores.mongoUri);
  ctx.later(() => store.close());
  const body = await anOrder(url);
  const { payableCents } = await call(`${url}/api/storefront/${SLUG}/quote`, { body });
  const wanted = { ...body, expectedCents: payableCents };
  const key = { 'idempotency-key': 'bench-first-order' };
  await call(`${url}/api/storefront/${SLUG}/order`, { body: wanted, headers: key });
  return {
    headers,
    store,
    payableCents,
    acknowledged: [],
    accepted: [],
    body: JSON.stringify(wanted),
  };
}

export const orderUrl = ({ url }) => `${url}/api/storefront/${SLUG}/order`;
