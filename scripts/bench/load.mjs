import { Agent, request } from 'node:http';

/**
 * A process of its own that asks one loopback address over and over: so many connections side by side, for so long or so
 * many requests, whichever is first. Told what to do over IPC, answers once.
 */
process.on('message', async (order) => {
  process.send(await load(order));
  process.disconnect();
});

async function load({ url, method = 'GET', headers = {}, bodies = [], connections, milliseconds, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const deadline = performance.now() + milliseconds;
  const times = [];
  const statuses = {};
  let asked = 0;
  const ask = async () => {
    while (performance.now() < deadline && asked < requests) {
      const body = bodies[asked % Math.max(bodies.length, 1)];
      asked += 1;
      const from = performance.now();
      const status = await one(url, { agent, method, headers }, body);
      times.push(performance.now() - from);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return { ...summary(times), statuses, seconds: (performance.now() - from) / 1_000 };
}

const one = (url, options, body) =>
  new Promise((resolve) => {
    const asking = request(url, options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    asking.once('error', ({ code }) => resolve(code));
    asking.end(body);
  });

function summary(times) {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99) };
}
