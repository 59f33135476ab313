import { median } from '../http.mjs';

export const rateOf = (rounds) =>
  rounds.reduce((sum, { count }) => sum + count, 0) / rounds.reduce((sum, { seconds }) => sum + seconds, 0);

/** One contender over its rounds. */
export const rowOf = (name, rounds) => ({
  '': name,
  'orders/s': rateOf(rounds),
  'CPU µs/order':
    (rounds.reduce((sum, { cpuMs }) => sum + cpuMs, 0) * 1_000) /
    rounds.reduce((sum, { count }) => sum + count, 0),
  'p50 ms': median(rounds.map(({ p50 }) => p50)),
  'p99 ms': median(rounds.map(({ p99 }) => p99)),
  'worst ms': Math.max(...rounds.map(({ worst }) => worst)),
});
