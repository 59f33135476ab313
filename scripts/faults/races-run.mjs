import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, dishOf, SHOP, signIn } from './people.mjs';
import { productSystem } from './product-system.mjs';
import { openStore } from './store-facts.mjs';

const SOCKETS = 1_000;

/** Everybody at the same moment: one tap that is sent a hundred times, and the last piece that a thousand want. */
export async function racesRun({ dataDir, say, keys = 200, taps = 100, rivals = 1_000 }) {
  const system = await productSystem(dataDir)();
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  let store;
  try {
    store = await openStore(system.mongoUri);
    const dish = await dishOf(system.url);
    const placing = (body) => (key) => send(`${system.url}/${SHOP}/order`, agent, key, body);
    const place = placing(orderOf([lineOf(dish.id)], dish.cents));
    const placeCombo = placing(orderOf([await comboLineOf(system.url), lineOf(dish.id)]));
    const sameKey = { name: `one key, ${taps} times at once`, acknowledged: 0, lost: [], damaged: [] };
    for (let key = 1; key <= keys; key += 1) {
      const tapped = { key: `same-key-${key}`, place: key % 2 ? place : placeCombo };
      await tapAtOnce({ ...tapped, taps, store, ledger: sameKey });
      if (key % 20 === 0) say(`${key} of ${keys} keys, ${sameKey.damaged.length} problems`);
    }
    const lastPiece = { name: `the last piece, ${rivals} at once`, acknowledged: 0, lost: [], damaged: [] };
    await wantTheLast({ system, dish, rivals, place, ledger: lastPiece });
    return [sameKey, lastPiece];
  } finally {
    agent.destroy();
    await store?.close();
    await system.stop();
  }
}

/** Whoever asks while the first is at work is told so; everybody else is told of the same order. */
async function tapAtOnce({ key, taps, place, store, ledger }) {
  const answers = await Promise.all(Array.from({ length: taps }, () => place(key)));
  answers.push(await untilTold(() => place(key)));
  const told = answers.filter(({ status }) => status === 201);
  const ids = new Set(told.map(({ id }) => id));
  const strange = answers.filter(({ status }) => status !== 201 && status !== 409);
  const stored = await store.ordersWithKey(key);
  ledger.acknowledged += told.length;
  if (stored === 0) ledger.lost.push(key);
  if (ids.size !== 1 || stored !== 1 || strange.length > 0)
    ledger.damaged.push(
      `${key}: ${ids.size} ids, ${stored} orders, ${strange.length} other answers, as ${JSON.stringify(strange[0])}`,
    );
}

async function wantTheLast({ system: { url }, dish, rivals, place, ledger }) {
  const headers = await signIn(url);
  const ask = (path, body) => call(`${url}/api/${path}`, { headers, body });
  const { version } = await ask(`product/get?id=${dish.id}`);
  await ask('product/update', { id: dish.id, version, stock: { kind: 'pieces' } });
  await ask('stock/set', { productId: dish.id, left: 1 });

  const answers = await Promise.all(
    Array.from({ length: rivals }, (_, rival) => place(`last-piece-${rival}`)),
  );
  const won = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status, problem }) => status === 422 && problem === 'soldOut').length;
  ledger.acknowledged = won;
  if (won === 0) ledger.lost.push('nobody got it');
  if (won > 1 || won + refused !== rivals)
    ledger.damaged.push(`${won} got it, ${refused} of ${rivals} were told that it is sold out`);
}

async function untilTold(place) {
  for (;;) {
    const answer = await place();
    if (answer.status !== 409) return answer;
    await sleep(20);
  }
}

const orderOf = (lines, expectedCents) =>
  JSON.stringify({
    fulfilment: 'pickup',
    when: 'asap',
    payment: 'cash',
    expectedCents,
    lines,
    contact: { name: 'Lucia', email: 'lucia@tresen.example', phone: '030 1234567' },
  });

const lineOf = (productId, options = []) => ({ productId, options, quantity: 1 });

/** The combo of the demo with the first choice of each course. */
async function comboLineOf(url) {
  const { categories } = await call(`${url}/${SHOP}/menu`);
  const { id } = categories
    .flatMap(({ products }) => products)
    .find(({ name }) => name === 'Pizza + Getränk');
  return lineOf(
    id,
    ['c1', 'c2'].map((groupId) => ({ groupId, optionId: `${groupId}-1`, quantity: 1 })),
  );
}

/** Answers with the status, and the id or what was wrong. */
const send = (url, agent, key, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const asking = request(url, { agent, method: 'POST', headers }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { data } = JSON.parse(Buffer.concat(chunks));
      resolve({ status: answer.statusCode, id: data?.id, problem: data?.problem });
    });
    asking.once('error', reject);
    asking.end(body);
  });
