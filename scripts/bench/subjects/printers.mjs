import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf } from '../cpu.mjs';
import { call, signIn } from '../demo.mjs';
import { startProduct } from '../product.mjs';

const PRINTERS = 500;
const EVERY_MS = 5_000;
const SECONDS = 20;
const KINDS = {
  cloudprnt: JSON.stringify({ statusCode: '200%20OK', printingInProgress: false, clientAction: null }),
  epson: 'ConnectionType=GetRequest&ID=',
  agent: JSON.stringify({ state: 'ok' }),
};

export default {
  name: `Printers: ${PRINTERS} that ask every ${EVERY_MS / 1_000} s and find nothing (goal: 95 of 100 within 50 ms)`,

  async run(ctx) {
    const product = await startProduct(ctx);
    const addresses = await printersOf(product.url);
    // Learned, settled and asked what it is before anything is measured.
    for (let turn = 0; turn < 4; turn += 1) await Promise.all(addresses.map((address) => poll(address)));
    const from = cpuMsOf(product.pid);
    const times = await all(addresses);
    const cpuMs = cpuMsOf(product.pid) - from;
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.floor(times.length * share)];
    return [
      {
        '': `${PRINTERS} printers of three makes`,
        'polls/s': times.length / SECONDS,
        'CPU µs/poll': (cpuMs / times.length) * 1_000,
        'share of one core, %': cpuMs / SECONDS / 10,
        'p50 ms': at(0.5),
        'p95 ms': at(0.95),
        'p99 ms': at(0.99),
      },
    ];
  },
};

/** A restaurant has twenty at most, so several devices of this run stand behind one address. */
async function printersOf(url) {
  const headers = await signIn(url);
  const addresses = [];
  for (const kind of Object.keys(KINDS)) {
    for (let number = 0; number < 6; number += 1) {
      const connection = kind === 'agent' ? { host: '192.168.178.50', port: 9100 } : undefined;
      const body = { name: `${kind} ${number}`, columns: 48, kind, connection };
      const made = await call(`${url}/api/printer/add`, { headers, body });
      addresses.push({ url: url + new URL(made.url).pathname, body: KINDS[kind] });
    }
  }
  return addresses;
}

/** Each asks at a moment of its own, as devices that were switched on one after the other. */
async function all(addresses) {
  const times = [];
  const end = Date.now() + SECONDS * 1_000;
  const printers = Array.from({ length: PRINTERS }, async (_, number) => {
    await sleep((number / PRINTERS) * EVERY_MS);
    while (Date.now() < end) {
      const began = performance.now();
      await poll(addresses[number % addresses.length]);
      times.push(performance.now() - began);
      await sleep(EVERY_MS - (performance.now() - began));
    }
  });
  await Promise.all(printers);
  return times;
}

async function poll({ url, body }) {
  const answer = await fetch(url, { method: 'POST', body });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A printer was answered ${answer.status}.`);
}
