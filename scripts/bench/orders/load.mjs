import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../../faults/random.mjs';

/**
 * A process of its own that orders. Closed loop: so many guests side by side, each sends when answered. Open loop
 * (`rate`): arrivals are fixed before the first is sent, and a wait is counted from the arrival, so a server that stalls
 * cannot hide it. Told what to do over IPC, answers once with what was acknowledged.
 */
process.on('message', async (order) => {
  const result = await (order.rate ? openLoop(order) : closedLoop(order));
  // A long list needs its time on the way.
  process.send(result, () => process.disconnect());
});

async function closedLoop({ connections, milliseconds, ...order }) {
  const book = bookFor(order, connections);
  const from = performance.now();
  const guest = async () => {
    while (performance.now() - from < milliseconds) await book.place(performance.now());
  };
  await Promise.all(Array.from({ length: connections }, guest));
  return book.close(from);
}

async function openLoop({ rate, seconds, seed, ...order }) {
  const book = bookFor(order, 400);
  const random = randomOf(seed);
  const gapMs = () => (-Math.log(1 - random.between(0, 999_999) / 1_000_000) * 1_000) / rate;
  const arrivals = [];
  for (let at = gapMs(); at < seconds * 1_000; at += gapMs()) arrivals.push(at);

  const from = performance.now();
  const placing = [];
  for (const at of arrivals) {
    const early = at - (performance.now() - from);
    if (early > 0) await sleep(early);
    placing.push(book.place(from + at));
  }
  await Promise.all(placing);
  return book.close(from);
}

/**
 * Sends orders, each under a key of its own, and notes what came back. With `counter: { url, headers, every }` somebody
 * accepts every so many of them as soon as they are there.
 */
function bookFor({ url, body, prefix, counter }, maxSockets) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const times = [];
  const statuses = {};
  const acknowledged = [];
  const accepted = [];
  let placed = 0;
  return {
    async place(since) {
      const key = `${prefix}-${placed++}`;
      const { status, answer } = await send(url, { agent, headers: { 'idempotency-key': key } }, body);
      times.push(performance.now() - since);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 201) return;
      acknowledged.push({ key, ...answer.data });
      if (counter && acknowledged.length % counter.every === 0) await this.accept(answer.data.id);
    },
    async accept(id) {
      const body = JSON.stringify({ id, to: 'accepted', minutes: 20 });
      const { status } = await send(counter.url, { agent, headers: counter.headers }, body);
      if (status === 200) accepted.push(id);
    },
    close(from) {
      agent.destroy();
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      const seconds = (performance.now() - from) / 1_000;
      const waits = { p50: at(0.5), p99: at(0.99), worst: at(1) };
      return { count: times.length, seconds, statuses, acknowledged, accepted, ...waits };
    },
  };
}

const send = (url, { agent, headers }, body) =>
  new Promise((resolve) => {
    const given = { 'content-type': 'application/json', ...headers };
    const asking = request(url, { agent, method: 'POST', headers: given }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const status = answer.statusCode;
      resolve({ status, answer: status === 201 ? JSON.parse(Buffer.concat(chunks)) : null });
    });
    asking.once('error', ({ code }) => resolve({ status: code }));
    asking.end(body);
  });
