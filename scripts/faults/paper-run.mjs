import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StarPrinter } from '../printer-sim/printer.mjs';
import { call, dishOf, SHOP, signIn } from './people.mjs';
import { randomOf } from './random.mjs';

const PATIENCE_MS = 60_000;
const UNDER_WAY = ['not queued', 'waiting', 'printing'];
/** Between which two of its steps the server dies. */
const MOMENTS = ['offered', 'fetching', 'lost', 'fetched', 'confirming'];

/**
 * One docket after the other, and the server killed between the offer and the confirmation of each. The printer does what
 * devices do: it asks again, and says again what it has not been heard with. Every docket must come out and count as
 * printed, and a second paper of it must say that it is one.
 */
export async function paperRun({ seed, kills, start, dataDir, say = () => {} }) {
  const first = randomOf(seed).between(0, MOMENTS.length - 1);
  const problems = [];
  const numbers = [];
  let system = await start();
  const { pathname } = new URL(JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')).printerUrl);
  const printer = new StarPrinter({ url: system.url + pathname });
  await patiently(() => drained(printer));
  for (let round = 1; round <= kills; round += 1) {
    const number = await accepted(system.url, `paper-${seed}-${round}`);
    numbers.push(number);
    const moment = MOMENTS[(first + round) % MOMENTS.length];
    const owed = await upTo(moment, printer, system);
    system = await start();
    printer.url = system.url + pathname;
    if (owed) await patiently(() => printer.confirm(owed, '200'));
    const state = await patiently(() => settled(printer, system.url, number));
    const papers = papersOf(printer, number);
    const unmarked = papers.filter(({ text }) => !text.includes('WIEDERHOLUNG'));
    if (papers.length === 0) problems.push(`Nr. ${number}: no paper, killed when ${moment}`);
    if (unmarked.length > 1)
      problems.push(`Nr. ${number}: ${unmarked.length} papers alike, killed when ${moment}`);
    if (state !== 'printed') problems.push(`Nr. ${number}: ${state}, killed when ${moment}`);
    say(`${round}/${kills} killed when ${moment}`);
  }
  await system.stop();
  return { acknowledged: numbers.length, problems };
}

/** Answers the token it still has to speak of, once the server is dead. */
async function upTo(moment, printer, system) {
  const { jobToken: token } = await patiently(async () => {
    const offer = await printer.poll();
    return offer?.jobReady ? offer : null;
  });
  const die = () => system.kill();
  if (moment === 'offered') return void (await die());
  if (moment === 'fetching') {
    const [fetched] = await Promise.all([printer.fetch(token, printer.media[0]).catch(() => null), die()]);
    return fetched?.status === 200 ? printed(printer, token, fetched) : undefined;
  }
  const fetched = await printer.fetch(token, printer.media[0]);
  if (moment === 'lost') return void (await die());
  printed(printer, token, fetched);
  if (moment === 'confirming') await Promise.all([printer.confirm(token, '200').catch(() => null), die()]);
  else await die();
  return token;
}

function printed(printer, token, fetched) {
  printer.out(token, fetched);
  return token;
}

/** Until nothing is left to print. */
async function drained(printer) {
  const offer = await printer.cycle();
  return offer && !offer.jobReady;
}

/** What became of it. As long as nobody knows, the printer goes on asking: what got lost on the way is offered again. */
async function settled(printer, url, number) {
  await printer.cycle();
  const state = await stateOf(url, number);
  return UNDER_WAY.includes(state) ? null : state;
}

const papersOf = (printer, number) =>
  printer.paper.filter(({ text }) => text.replaceAll(' ', '').includes(`Nr.${number}\n`));

async function stateOf(url, number) {
  const jobs = await call(`${url}/api/print/list`, { headers: await signIn(url) });
  return jobs.find(({ title }) => title === `Nr. ${number}`)?.state ?? 'not queued';
}

async function accepted(url, key) {
  const headers = await signIn(url);
  const { id: productId } = await dishOf(url);
  const order = {
    fulfilment: 'pickup',
    when: 'asap',
    payment: 'cash',
    lines: [{ productId, options: [], quantity: 1, note: '' }],
    contact: { name: 'Lucia', email: 'lucia@tresen.example', phone: '030 1234567' },
  };
  const { id, number } = await call(`${url}/${SHOP}/order`, {
    body: order,
    headers: { 'idempotency-key': key },
  });
  await call(`${url}/api/order/move`, { body: { id, to: 'accepted', minutes: 20 }, headers });
  return number;
}

/** A dead server answers nothing, and neither does one that has just begun. */
async function patiently(ask) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask().catch((error) => {
      if (Date.now() > end) throw error;
      return null;
    });
    if (answer) return answer;
    if (Date.now() > end) throw new Error('The printer waited in vain.');
    await sleep(250);
  }
}
