import { startChild } from '../stores/child.mjs';
import { keepRunning } from '../stores/keep-running.mjs';
import { PACKED, startApp } from './app.mjs';
import { nodeProgram } from './node.mjs';
import { inRoot } from './paths.mjs';

/**
 * Web and worker as two processes, so that no mail makes a guest wait; with ROLE the one process of that role. The worker
 * follows when guests are served already. At the end orders stop first, and then whoever follows them.
 * The web process loads while the stores start.
 *
 * @param {Record<string, string | undefined>} env
 * @param {(name: string) => { restart: boolean, onLost: (end: { message?: string }) => unknown }} rulesFor
 * @param {Promise<unknown>} stores
 */
export async function startRoles(env, rulesFor, stores) {
  if (env.ROLE) return keepRunning(() => startApp({ env, args: PACKED, stores }), rulesFor('Die Anwendung'));
  const web = await keepRunning(
    () => startApp({ env: { ...env, ROLE: 'web' }, args: PACKED, stores }),
    rulesFor('Die Anwendung'),
  );
  const worker = await keepRunning(() => startWorker(env), rulesFor('Der Hintergrunddienst'));
  return {
    stop: async () => {
      await web.stop();
      await worker.stop();
    },
  };
}

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
