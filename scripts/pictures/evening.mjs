import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StarPrinter } from '../printer-sim/printer.mjs';

const DEMO = { email: 'demo@tresen.example', password: 'tresen-demo' };
const NEEDED = 3;

/** Four guests order, the kitchen accepts three of them and prints. Answers with what the pictures point at. */
export async function anEvening(url, dataDir) {
  const token = await order(url, 'Jonas Weber', ['Margherita', 'Insalata Mista', 'Tiramisù']);
  await order(url, 'Mira Sommer', ['Lasagne', 'Panna Cotta']);
  await order(url, 'Familie Kaya', ['Bruschetta', 'Margherita', 'Carbonara']);
  await order(url, 'Theo Brandt', ['Diavola']);
  const call = await signIn(url);
  const { orders } = (await call('/api/order/board')).data;
  const idOf = (guest) => orders.find(({ name }) => name === guest).id;
  await call('/api/order/move', { id: idOf('Jonas Weber'), to: 'accepted', minutes: 20 });
  await call('/api/order/move', { id: idOf('Mira Sommer'), to: 'accepted', minutes: 40 });
  await call('/api/order/move', { id: idOf('Mira Sommer'), to: 'ready' });
  await call('/api/order/move', { id: idOf('Theo Brandt'), to: 'accepted', minutes: 30 });
  const papers = await print(url, dataDir);
  return {
    token,
    signIn: (request) => request.post(`${url}/api/auth/login`, { data: DEMO, headers: { origin: url } }),
    docket: papers.find(({ text }) => text.includes('Jonas Weber')) ?? papers[0],
  };
}

export async function signIn(url) {
  const login = await send(`${url}/api/auth/login`, DEMO, { origin: url });
  const authorization = `Bearer ${login.data.token}`;
  return (to, body) => send(url + to, body, { authorization });
}

/** A guest who answers the first way to every question of a dish. */
export async function order(url, name, dishes) {
  const api = `${url}/api/storefront/trattoria-bella`;
  const { data: menu } = await send(`${api}/menu`);
  const products = menu.categories.flatMap((category) => category.products);
  const body = {
    fulfilment: 'pickup',
    when: 'asap',
    lines: dishes.map((dish) => lineOf(dishNamed(products, dish), menu.groups)),
    payment: 'cash',
    contact: { name, email: 'gast@example.org' },
  };
  const answer = await send(`${api}/order`, body, {
    'idempotency-key': `pictures-${name.replaceAll(' ', '-')}`,
  });
  if (!answer.data) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.data.token;
}

const dishNamed = (products, name) =>
  products.find((product) => product.name.includes(name)) ?? products[name.length % products.length];

function lineOf({ id, variants, groupIds }, groups) {
  const asked = groups.filter((group) => groupIds.includes(group.id) && group.min > 0);
  const options = asked.map((group) => ({ groupId: group.id, optionId: group.options[0].id, quantity: 1 }));
  return { productId: id, variantId: variants[0].id, options, quantity: 1, note: '' };
}

async function print(url, dataDir) {
  const { printerUrl } = JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8'));
  const printer = new StarPrinter({ url: url + new URL(printerUrl).pathname });
  for (let round = 0; round < 80 && printer.paper.length < NEEDED; round += 1) {
    await printer.cycle();
    await sleep(250);
  }
  if (printer.paper.length === 0) throw new Error('The kitchen printed nothing.');
  return printer.paper;
}

async function send(to, body, headers = {}) {
  const answer = await fetch(to, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  return answer.json();
}
