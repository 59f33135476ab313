import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { killChild, startChild } from '../stores/child.mjs';
import { nodeProgram } from './node.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Before it listens it may bring a large store up to date; a process that cannot go on ends by itself long before. */
const LISTENS_WITHIN_MS = 30 * 60_000;
const READY_WITHIN_MS = 120_000;
/** So often another port is tried: somebody may take one between our look and the app's start. */
const MOST_PORTS = 3;
export const DEFAULT_PORT = 3000;
export const APP = [inRoot('dist', 'app', 'main.js')];
/** The same in few files, which is up half again as soon; only for who has looked that it is built. */
export const PACKED = [inRoot('dist', 'packed', 'main.js')];

const OURS = ['ignore', 'inherit', 'inherit'];
export const SILENT = ['ignore', 'ignore', 'ignore'];

/**
 * Starts the app and waits until it can serve; a process that cannot is not left behind. With `stores`, a promise, it
 * is loaded while they start, and goes on as soon as they are there; it may have been begun before.
 *
 * @param {{ env: object, args?: string[], stdio?: any[], stores?: Promise<unknown>, begun?: ReturnType<typeof beginApp> }} how
 */
export async function startApp({ env, args = APP, stdio = OURS, stores, begun }) {
  const app = begun ?? (stores ? beginApp(env, args, stdio) : spawnApp(env, args, stdio));
  if (stores) await tellOnceThere(app, stores);
  const url = `http://${hostOf(env.HOST)}:${env.PORT}`;
  const state = await untilReady(`${url}/readyz`, app);
  if (state === 'ready') return { ...app, url };
  await killChild(app);
  if (state === 'late') throw new Problem(`Tresen wurde auf ${url} nicht bereit.`);
  await freePort(Number(env.PORT), env.HOST);
  throw new Problem('Tresen konnte nicht starten, siehe oben.');
}

/** The same, on a port that nobody uses, for those to whom any is right. */
export async function startOnFreePort(host, howOn) {
  for (let tried = 1; ; tried++) {
    try {
      return await startApp(await howOn(await freePort(0, host)));
    } catch (error) {
      if (!(error instanceof PortTaken) || tried === MOST_PORTS) throw error;
    }
  }
}

/** It loads its code, and asks nobody for anything before it hears that the stores are there. */
export const beginApp = (env, args, stdio = OURS) =>
  spawnApp(env, [...args, '--stores-follow'], ['pipe', ...stdio.slice(1)]);

/**
 * A store closes its files when we die; the app holds nothing and must free its port at once. It tells us itself that it
 * listens: what answers on its port may be another one, which was quicker.
 */
function spawnApp(env, args, stdio) {
  const how = { cwd: inRoot(), env, stdio: [...stdio, 'ipc'], deathSignal: 'KILL' };
  const app = startChild(nodeProgram(), args, how);
  return { ...app, listening: new Promise((resolve) => app.child.once('message', resolve)) };
}

/** The end of its input is the sign; it may have ended itself before. */
async function tellOnceThere(app, stores) {
  app.child.stdin.on('error', () => {});
  try {
    await stores;
  } catch (error) {
    await killChild(app);
    throw error;
  }
  app.child.stdin.end();
}

async function untilReady(url, { listening, ended }) {
  const state = await Promise.race([
    listening.then(() => 'listening'),
    ended.then(() => 'ended'),
    sleep(LISTENS_WITHIN_MS, 'late', { ref: false }),
  ]);
  if (state !== 'listening') return state;
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!isOver && Date.now() < deadline) {
    if ((await statusOf(url)) === 200) return 'ready';
    await sleep(40);
  }
  return isOver ? 'ended' : 'late';
}

/** Null without an answer. By node:http: loading fetch takes time that the app beside us needs to start. */
const statusOf = (url) =>
  new Promise((resolve) => {
    const request = get(url, { signal: AbortSignal.timeout(5_000), agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', () => resolve(null));
  });

const hostOf = (host) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? (host.includes(':') ? `[${host}]` : host);

/** The port to use: the one asked for if it is free, any free one for 0. */
export async function freePort(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Problem('PORT muss eine Zahl von 0 bis 65535 sein.');
  if (port !== 0 && port !== DEFAULT_PORT && (await isRefusedByBrowsers(port)))
    throw new Problem(`Port ${port} öffnet kein Browser; bitte mit PORT=… einen anderen wählen.`);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }) => reject(portProblem(port, host, code)));
    probe.listen({ port, host, exclusive: true }, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(String(free)));
    });
  });
}

/** Ports of other services that no browser connects to; fetch keeps the same list and refuses before it connects. */
async function isRefusedByBrowsers(port) {
  const refusal = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1) }).catch(
    (error) => error,
  );
  return refusal?.cause?.message === 'bad port';
}

class PortTaken extends Problem {}

function portProblem(port, host, code) {
  if (code === 'EADDRINUSE')
    return new PortTaken(`Port ${port} ist belegt; bitte mit PORT=… einen anderen wählen.`);
  if (code === 'EACCES')
    return new Problem(`Port ${port} darf nur root öffnen; bitte mit PORT=… einen anderen wählen.`);
  return new Problem(`Auf ${host}:${port} lässt sich nicht lauschen (${code}).`);
}
