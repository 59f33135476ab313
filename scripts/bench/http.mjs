import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../setup/paths.mjs';
import { Problem } from '../setup/problem.mjs';
import { cpuMsOf } from './cpu.mjs';

const LOAD = inRoot('scripts', 'bench', 'load.mjs');
const REQUESTS_AT_MOST = 1_000_000;

/**
 * Asks several servers in turns, so that a busy machine disturbs all alike, and adds up the CPU time each has used per
 * request. The first contender is the reference of the last column. A contender is `{ name, pid, url, expect?, ...order }`.
 */
export async function compareHttp(contenders, { rounds = 5, milliseconds = 2_000, connections = 20 } = {}) {
  const sums = contenders.map(() => ({ cpuMs: 0, count: 0, seconds: 0, p50: [], p99: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const result = await ask(contender, { milliseconds, connections });
      // The first round only warms up.
      if (round > 0) add(sums[index], result);
    }
  }
  const perRequest = sums.map(({ cpuMs, count }) => cpuMs / count);
  return contenders.map(({ name }, index) => ({
    '': name,
    'CPU µs/request': perRequest[index] * 1_000,
    'requests/s': sums[index].count / sums[index].seconds,
    'p50 ms': median(sums[index].p50),
    'p99 ms': median(sums[index].p99),
    'x reference': perRequest[index] / perRequest[0],
  }));
}

async function ask({ name, pid, expect = 200, ...order }, limits) {
  const { hostname } = new URL(order.url);
  if (hostname !== '127.0.0.1') throw new Problem('Only this machine is asked.');
  const child = fork(LOAD);
  const from = cpuMsOf(pid);
  child.send({ requests: REQUESTS_AT_MOST, ...limits, ...order });
  const [result] = await once(child, 'message');
  const bad = Object.keys(result.statuses).filter((status) => Number(status) !== expect);
  if (bad.length > 0) throw new Problem(`${name} answered ${bad.join(', ')} instead of ${expect}.`);
  return { ...result, cpuMs: cpuMsOf(pid) - from };
}

function add(sum, { cpuMs, count, seconds, p50, p99 }) {
  sum.cpuMs += cpuMs;
  sum.count += count;
  sum.seconds += seconds;
  sum.p50.push(p50);
  sum.p99.push(p99);
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
