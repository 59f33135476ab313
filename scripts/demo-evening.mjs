import { setTimeout as sleep } from 'node:timers/promises';
import { eveningOf } from './demo-evening/guests.mjs';

const USAGE = 'npm run demo-evening -- [--url=http://127.0.0.1:3000] [--orders=60] [--minutes=10] [--seed=1]';
const SHOP = 'api/storefront/trattoria-bella';

const said = Object.fromEntries(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const url = (said.url ?? process.env.BASE_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const orders = numberOf('orders', 60);
const minutes = numberOf('minutes', 10);
const seed = numberOf('seed', 1);

/** Guests of one evening at the demo restaurant, for trying the order desk: they come by themselves, one after the other. */
const menu = await answerOf(fetch(`${url}/${SHOP}/menu`));
const pauseMs = orders > 1 ? (minutes * 60_000) / (orders - 1) : 0;
let placed = 0;
for (const body of eveningOf(menu, orders, seed)) {
  if (placed > 0) await sleep(pauseMs);
  const { number } = await place(body);
  placed += 1;
  process.stdout.write(`Nr. ${number}: ${body.contact.name}, ${body.fulfilment} (${placed}/${orders})\n`);
}

async function place(body) {
  const key = `evening-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  for (;;) {
    const answer = await fetch(`${url}/${SHOP}/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    if (answer.status !== 429) return answerOf(answer);
    await sleep(1_000 * Number(answer.headers.get('retry-after') ?? 5));
  }
}

async function answerOf(asked) {
  const answer = await (await asked).json();
  if (answer.success) return answer.data;
  throw new Error(`${answer.headline}: ${answer.message} ${JSON.stringify(answer.fields ?? {})}`);
}

function numberOf(name, usual) {
  const value = said[name] === undefined ? usual : Number(said[name]);
  if (Number.isFinite(value) && value >= 0) return value;
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
