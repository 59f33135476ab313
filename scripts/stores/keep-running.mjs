import { setTimeout as sleep } from 'node:timers/promises';
import { endChild, killChild } from './child.mjs';
import { killWhenSilent } from './kill-when-silent.mjs';

const MAX_DEATHS = 5;
const WINDOW_MS = 60_000;
const SILENCE_MS = 30_000;

/**
 * Keeps one child alive: starts it again when it dies, gives up after five deaths in a minute and then tells `onLost`.
 * `start` returns a child of startChild; one that can be asked whether it `answers` counts as dead after `silenceMs` without.
 * `restart: false` only watches.
 */
export async function keepRunning(start, { restart, onLost, silenceMs = SILENCE_MS }) {
  // Not waited for: whoever hears it stops us, and that waits for the recovery.
  const giveUp = (end) => void onLost(end);
  let running = await start();
  let leaving = false;
  let deaths = [];
  let recovery = null;
  watch();

  function watch() {
    running.ended.then((end) => {
      if (!leaving) recovery = recover(end).catch(giveUp);
    });
    if (restart && running.answers) void killWhenSilent(running, silenceMs);
  }

  async function recover(end) {
    deaths = [...deaths.filter((at) => at > Date.now() - WINDOW_MS), Date.now()];
    if (!restart || deaths.length >= MAX_DEATHS) return giveUp(end);
    await sleep(100 * deaths.length);
    if (leaving) return;
    running = await start();
    watch();
  }

  const leave = async (how) => {
    leaving = true;
    await recovery;
    await how(running);
  };
  return {
    get pid() {
      return running.pid;
    },
    stop: () => leave(endChild),
    kill: () => leave(killChild),
  };
}
