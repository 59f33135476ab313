import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../setup/paths.mjs';
import { Problem } from '../../setup/problem.mjs';
import { cpuMsOf } from '../cpu.mjs';

/** Lets `orders/load.mjs` order from somebody, and notes in the shop's book what was promised. */
export async function ordered({ name, pid, url, shop }, order) {
  const child = fork(inRoot('scripts', 'bench', 'orders', 'load.mjs'));
  const from = cpuMsOf(pid);
  child.send({ url, ...order });
  const [result] = await Promise.race([once(child, 'message'), failureOf(child)]);
  const { 201: _, ...bad } = result.statuses;
  if (Object.keys(bad).length > 0)
    throw new Problem(`${name} answered ${JSON.stringify(bad)} instead of 201.`);
  if (shop) {
    const { payableCents } = shop;
    for (const answer of result.acknowledged) shop.acknowledged.push({ ...answer, payableCents });
    shop.accepted.push(...result.accepted);
  }
  return { ...result, cpuMs: cpuMsOf(pid) - from };
}

async function failureOf(child) {
  const [code] = await once(child, 'exit');
  await sleep(500);
  throw new Problem(`The load ended with ${code} and said nothing.`);
}
