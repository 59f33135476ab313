import { existsSync } from 'node:fs';
import { startChild } from '../stores/child.mjs';
import { keepRunning } from '../stores/keep-running.mjs';
import { beginApp, PACKED, startApp } from './app.mjs';
import { nodeProgram } from './node.mjs';
import { inRoot } from './paths.mjs';

/**
 * Web and worker as two processes, so that no mail makes a guest wait; with ROLE the one process of that role. The worker
 * follows when guests are served already. At the end orders stop first, and then whoever follows them.
 * The web process loads while the stores start, and has been `begun` before where it could be.
 *
 * @param {Record<string, string | undefined>} env
 * @param {(name: string) => { restart: boolean, onLost: (end: { message?: string }) => unknown }} rulesFor
 * @param {Promise<unknown>} stores
 * @param {ReturnType<typeof beginApp> | null} begun
 */
export async function startRoles(env, rulesFor, stores, begun) {
  const first = [begun];
  const web = await keepRunning(
    () => startApp({ env: firstRole(env), args: PACKED, stores, begun: first.pop() }),
    rulesFor('Die Anwendung'),
  );
  if (env.ROLE) return web;
  const worker = await keepRunning(() => startWorker(env), rulesFor('Der Hintergrunddienst'));
  return {
    stop: async () => {
      await web.stop();
      await worker.stop();
    },
  };
}

const firstRole = (env) => ({ ...env, ROLE: env.ROLE || 'web' });

/** Half of a start is loading code: it begins while we still look whether that is the newest. Null before the first build. */
export const beginRoles = (env) => (existsSync(PACKED[0]) ? beginApp(firstRole(env), PACKED) : null);

/** Its own port answers health alone; the links in its mails lead to the web process. */
export function startWorker(env, stdio = ['ignore', 'inherit', 'inherit']) {
  const BASE_URL = env.BASE_URL || `http://localhost:${env.PORT}`;
  return startChild(nodeProgram(), PACKED, {
    cwd: inRoot(),
    env: { ...env, ROLE: 'worker', HOST: '127.0.0.1', PORT: '0', BASE_URL },
    stdio,
    deathSignal: 'KILL',
  });
}
