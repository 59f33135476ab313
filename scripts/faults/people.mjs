import { setTimeout as sleep } from 'node:timers/promises';
import { StarPrinter } from '../printer-sim/printer.mjs';

export const SHOP = 'api/storefront/trattoria-bella';
const OPERATOR = { email: 'demo@tresen.example', password: 'tresen-demo' };
/** A dead server breaks the connection at once; only a busy machine needs this long. */
const DEADLINE_MS = 20_000;
const PAUSE_MS = 150;

/** Everybody who is at work while processes die. Each goes on until `going()` is false and ends what was begun. */
export async function startPeople({ url, printerUrl }, { guests = 3, pauseMs = 250, reprintEach = 25 } = {}) {
  const book = { acknowledged: [], accepted: [], reprinted: 0 };
  const dish = await dishOf(url);
  let open = true;
  let ordering = guests;
  const going = () => open;
  const printer = new PatientPrinter({ url: printerUrl });
  const working = [
    ...Array.from({ length: guests }, (_, guest) =>
      order({ url, dish, book, going, pauseMs, guest }).then(() => {
        ordering -= 1;
      }),
    ),
    standAtTheCounter({ url, book, reprintEach, going: () => ordering > 0 }),
  ];
  const printing = new AbortController();
  const paper = printPaper(printer, printing.signal);
  return {
    book,
    printer,
    /** The kitchen goes home last. */
    goHome: async () => {
      open = false;
      await Promise.all(working);
    },
    stopPrinter: async () => {
      printing.abort();
      await paper;
    },
  };
}

/** One order that goes through at once. */
export const placeOrder = async (url, key = 'guest-0-0') => placed(url, await dishOf(url), key);

/** A guest whose connection breaks sends the same order under the same key again, until there is an answer. */
async function order({ url, dish, book, going, pauseMs, guest }) {
  for (let number = 0; going(); number += 1) {
    const key = `guest-${guest}-${number}`;
    const { id, number: shown } = await untilAnswered(() => placed(url, dish, key));
    book.acknowledged.push({ key, id, number: shown, payableCents: dish.cents });
    await sleep(pauseMs);
  }
}

function placed(url, dish, key) {
  const body = {
    fulfilment: 'pickup',
    when: 'asap',
    payment: 'cash',
    expectedCents: dish.cents,
    lines: [{ productId: dish.id, options: [], quantity: 1 }],
    contact: { name: nameOf(key), email: 'lucia@tresen.example', phone: '030 1234567' },
  };
  return call(`${url}/${SHOP}/order`, { body, headers: { 'idempotency-key': key } });
}

export const nameOf = (key) => `Gast ${key.replace('guest-', '')}.`;

const isOfGuest = ({ name }) => name.startsWith('Gast ');

/** Takes whatever a guest has sent, the last order as well, and leaves what the demo put on the board; now and then wants a docket once more. */
async function standAtTheCounter({ url, book, reprintEach, going }) {
  let headers = await signIn(url);
  const ask = (path, body) => call(`${url}/api/${path}`, { body, headers });
  for (let left = 1; going() || left > 0; await sleep(PAUSE_MS)) {
    try {
      const { orders: shown } = await ask('order/board');
      const orders = shown.filter(isOfGuest);
      left = orders.filter(({ state }) => state === 'placed').length;
      for (const { id, state } of orders) await serve(ask, book, id, state);
      await wantAgain(ask, book, reprintEach);
    } catch (error) {
      if (error.status === 401) headers = await signIn(url);
    }
  }
}

async function serve(ask, book, id, state) {
  if (state === 'accepted') return ask('order/move', { id, to: 'completed', ageChecked: true });
  await ask('order/move', { id, to: 'accepted', minutes: 20 });
  book.accepted.push(id);
}

async function wantAgain(ask, book, reprintEach) {
  if (book.accepted.length < (book.reprinted + 1) * reprintEach) return;
  const printed = (await ask('print/list')).find(({ state }) => state === 'printed');
  if (!printed) return;
  await ask('print/reprint', { id: printed.id });
  book.reprinted += 1;
}

async function printPaper(printer, signal) {
  while (!signal.aborted) {
    const offer = await printer.cycle().catch(() => null);
    await sleep(offer?.jobReady ? 5 : PAUSE_MS);
  }
}

/** Fetches and reports until it is heard, as the devices do; what it asks in vain it asks anew. */
class PatientPrinter extends StarPrinter {
  send(verb, search, options) {
    if (verb === 'POST') return super.send(verb, search, options);
    return untilAnswered(() => super.send(verb, search, options));
  }
}

export const signIn = (url) =>
  untilAnswered(async () => {
    const { token } = await call(`${url}/api/auth/login`, { body: OPERATOR });
    return { authorization: `Bearer ${token}` };
  });

/** Something to order without a choice to make, and its price. */
export async function dishOf(url) {
  const { categories } = await call(`${url}/${SHOP}/menu`);
  const { id, variants } = categories
    .flatMap(({ products }) => products)
    .find(({ variants, groupIds, soldOut, minAge, depositCents }) => {
      return variants.length < 2 && groupIds.length + minAge + depositCents === 0 && !soldOut;
    });
  return { id, cents: variants[0].priceCents };
}

export async function call(url, { body, headers } = {}) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const { success, data, message } = await answer.json();
  if (success) return data;
  throw Object.assign(new Error(`${url}: ${answer.status} ${message}`), { status: answer.status });
}

/** A dead server answers nothing, and a twin that is still running is asked again; any other refusal is one. */
async function untilAnswered(ask, withinMs = 60_000) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const passing = error.status === undefined || error.status === 409 || error.status >= 500;
      if (!passing || Date.now() > deadline) throw error;
    }
    await sleep(100);
  }
}
