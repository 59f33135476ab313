import { setTimeout as sleep } from 'node:timers/promises';

export const HANG_MS = 5_000;
export const STALL_MS = 500;
const AGAIN = 3;
const BREATH_MS = 100;

/** Once more alone: only who is slow, or turned away, each time was not just unlucky on a busy machine. */
export async function judge(call, { ask, watch, tally, hangMs }) {
  const seen = [];
  for (let again = 0; again < AGAIN; again += 1) {
    await sleep(BREATH_MS);
    watch.takeLongest();
    const { ms, status } = await ask(call);
    await sleep(BREATH_MS);
    seen.push({ ms, status, waited: watch.takeLongest() });
  }
  const least = (key) => Math.min(...seen.map((each) => each[key]));
  if (seen.every(({ status }) => status === 503)) tally.refuse(call);
  if (least('waited') > STALL_MS) tally.stall(call, least('waited'));
  if (least('ms') > hangMs) tally.hang(call, least('ms'));
}
