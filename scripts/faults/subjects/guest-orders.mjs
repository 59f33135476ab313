import { setTimeout as sleep } from 'node:timers/promises';

export const SHOP = 'api/storefront/trattoria-bella';
/** A dead server breaks the connection at once; only a busy machine needs this long. */
const DEADLINE_MS = 60_000;

/**
 * Guests order in the demo restaurant. An order counts when the guest got 201; afterwards it must be found under its token
 * with its number, and the same key must answer the same order instead of a second one.
 */
export function guestOrders() {
  const answers = new Map();
  const owners = new Map();
  return {
    name: 'orders',

    async open({ url }) {
      const productId = await plainProductOf(url);
      return {
        write: async (id) => {
          const answer = await place(url, productId, id);
          answers.set(id, answer);
          if (!owners.has(answer.id)) owners.set(answer.id, id);
        },
        stored: async (ids) => {
          const entries = await inBatches(ids, async (id) => {
            const answer = answers.get(id);
            const alone = owners.get(answer.id) === id;
            return [id, alone ? await stateOf(url, productId, id, answer) : 'damaged'];
          });
          return new Map(
            entries.filter(([, state]) => state !== 'missing').map(([id, state]) => [id, state === 'intact']),
          );
        },
        close: async () => {},
      };
    },
  };
}

async function stateOf(url, productId, id, { number, token, id: orderId }) {
  const shown = await call(`${url}/${SHOP}/order/${token}`);
  if (shown.status === 404) return 'missing';
  const again = await place(url, productId, id);
  return shown.data.number === number && again.id === orderId && again.number === number
    ? 'intact'
    : 'damaged';
}

export async function place(url, productId, id) {
  const order = {
    fulfilment: 'pickup',
    when: 'asap',
    payment: 'cash',
    lines: [{ productId, options: [], quantity: 1, note: id }],
    contact: { name: 'Lucia', email: 'lucia@tresen.example', phone: '030 1234567' },
  };
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `kill-run-${id.replaceAll('.', '-')}`,
  };
  const ask = () => call(`${url}/${SHOP}/order`, { method: 'POST', headers, body: JSON.stringify(order) });
  let { status, data, message } = await ask();
  // A killed process leaves its key held for ten seconds; until then the twin counts as still running.
  for (let tried = 0; status === 409 && tried < 30; tried += 1) {
    await sleep(500);
    ({ status, data, message } = await ask());
  }
  if (status !== 201) throw new Error(`An order was answered with ${status}: ${message}`);
  return data;
}

/** Something to order without a choice to make. */
export async function plainProductOf(url) {
  const { data } = await call(`${url}/${SHOP}/menu`);
  const products = data.categories.flatMap((category) => category.products);
  const { id } = products.find(({ variants, groupIds, soldOut, minAge }) => {
    return variants.length < 2 && groupIds.length === 0 && !soldOut && minAge === 0;
  });
  return id;
}

export async function call(url, options = {}) {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(DEADLINE_MS) });
  return { status: answer.status, ...(await answer.json()) };
}

async function inBatches(items, ask, size = 20) {
  const results = [];
  for (let from = 0; from < items.length; from += size) {
    results.push(...(await Promise.all(items.slice(from, from + size).map(ask))));
  }
  return results;
}
