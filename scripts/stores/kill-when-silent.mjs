import { setTimeout as sleep } from 'node:timers/promises';
import { killChild } from './child.mjs';

/** A single one may have fallen into the sleep of the machine. */
const QUESTIONS = 3;

/** A child that lives but no longer answers is killed: only what is dead gets started again. */
export async function killWhenSilent(running, silenceMs) {
  const stepMs = silenceMs / (2 * QUESTIONS);
  let over = false;
  running.ended.then(() => {
    over = true;
  });
  for (let missed = 0; missed < QUESTIONS; missed = (await running.answers(stepMs)) ? 0 : missed + 1) {
    await sleep(stepMs, undefined, { ref: false });
    if (over) return;
  }
  await killChild(running);
}
