import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeProgram } from '../setup/node.mjs';
import { findProgram, inRoot } from '../setup/paths.mjs';
import { Problem } from '../setup/problem.mjs';
import { ask } from './ask.mjs';
import { firstLine } from './child.mjs';
import { HELLO } from './mongo-hello.mjs';
import { startStore, storeProblem } from './store-child.mjs';

const DATABASE = 'tresen';

/**
 * Which engine keeps the data: `mongod` where it is installed, else our own. A data directory stays with the engine
 * that wrote it; installing mongod later must not make the orders disappear.
 */
export function chooseMongo(dataDir, mongod = findProgram('mongod')) {
  if (existsSync(path.join(dataDir, 'embedded-mongo'))) return 'embedded-mongo';
  if (mongod) return 'mongod';
  const dir = path.join(dataDir, 'mongod');
  if (!existsSync(dir)) return 'embedded-mongo';
  throw new Problem(
    `Die Daten in ${dir} gehören zu mongod, und das ist nicht mehr installiert; bitte wieder installieren.`,
  );
}

const SOCKETS = { 'embedded-mongo': 'mongo.sock', mongod: 'mongodb-27017.sock' };

const socketOf = (engine, socketDir) => path.join(socketDir, SOCKETS[engine]);

/** Of whichever engine. */
export const mongoSocketsIn = (socketDir) => Object.values(SOCKETS).map((name) => path.join(socketDir, name));

/** The product's data lives in a database of its own. */
export const mongoUriAt = (socket) =>
  `mongodb://${encodeURIComponent(socket)}/${DATABASE}?directConnection=true`;

export const mongoUriOf = (engine, socketDir) => mongoUriAt(socketOf(engine, socketDir));

export const startMongo = (engine, where) =>
  engine === 'mongod' ? startMongod(where) : startEmbedded(where);

async function startEmbedded({ dataDir, socketDir, sweepSeconds, say = () => {} }) {
  const name = 'embedded-mongo';
  const log = path.join(dataDir, 'log', `${name}.log`);
  const dir = path.join(dataDir, name);
  const main = inRoot('embedded-mongo', 'dist', 'main.js');
  const socket = socketOf(name, socketDir);
  const sweep = sweepSeconds ? ['--sweep-seconds', String(sweepSeconds)] : [];
  const args = [main, '--socket', socket, '--dir', dir, ...sweep];
  const known = cutFilesIn(dir);
  const started = startStore({ name, dir, log, command: nodeProgram(), args });
  if (!(await firstLine(started))) throw storeProblem(name, log, await started.ended);
  for (const file of cutFilesIn(dir).filter((cut) => !known.includes(cut)))
    say(`Beim letzten Mal brach das Schreiben mitten im Satz ab; der Rest liegt in ${path.join(dir, file)}.`);
  return { ...started, answers: answersAt(socket) };
}

const cutFilesIn = (dir) =>
  existsSync(dir) ? readdirSync(dir).filter((name) => /^journal-\d+\.cut-/.test(name)) : [];

/** The prefix moves mongod's own socket into our folder; a bind address that is a path leaves no TCP port open. */
async function startMongod({ dataDir, socketDir }) {
  const name = 'mongod';
  const log = path.join(dataDir, 'log', `${name}.log`);
  const dir = path.join(dataDir, name);
  const bind = path.join(socketDir, 'mongod.sock');
  const args = [
    '--dbpath',
    dir,
    '--bind_ip',
    bind,
    '--unixSocketPrefix',
    socketDir,
    '--filePermissions',
    '0700',
  ];
  const started = startStore({ name, dir, log, command: findProgram(name), args });
  started.child.stdout.resume();
  const socket = socketOf(name, socketDir);
  if (!(await acceptsSoon(socket, started))) throw storeProblem(name, log, await started.ended);
  return { ...started, answers: answersAt(socket) };
}

const answersAt = (socket) => async (patienceMs) => (await ask(socket, HELLO, patienceMs)) !== '';

async function acceptsSoon(socket, { ended }) {
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!over) {
    if (await accepts(socket)) return true;
    await sleep(50);
  }
  return false;
}

const accepts = (socket) =>
  new Promise((resolve) => {
    const probe = connect(socket)
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false))
      .on('close', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
