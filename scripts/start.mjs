import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PORT, freePort } from './setup/app.mjs';
import { buildWhenNeeded } from './setup/build-steps.mjs';
import { claimDataDir, raiseFormat, tellLeaving } from './setup/data-dir.mjs';
import { fullDiskAt } from './setup/disk.mjs';
import { onFarewell } from './setup/farewell.mjs';
import { installWhenNeeded } from './setup/install.mjs';
import { inRoot } from './setup/paths.mjs';
import { Problem, tell } from './setup/problem.mjs';
import { beginRoles, startRoles } from './setup/roles.mjs';
import { secretsFor } from './setup/secrets.mjs';
import { planStores, startStores } from './stores/start-stores.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

await tell(async () => {
  requireNode();
  const dataDir = path.resolve(process.env.DATA_DIR || inRoot('.data'));
  const host = process.env.HOST || '127.0.0.1';
  claimDataDir(dataDir);
  const port = await freePort(Number(process.env.PORT || DEFAULT_PORT), host);
  const given = { dataDir, mongodbUri: process.env.MONGODB_URI, redisUrl: process.env.REDIS_URL };
  const { mongoUri, redisUrl, seedDemo, engine } = planStores(given);
  const env = {
    SEED_DEMO: seedDemo,
    ...process.env,
    ...secretsFor(dataDir),
    DATA_DIR: dataDir,
    HOST: host,
    PORT: port,
    MONGODB_URI: mongoUri,
    REDIS_URL: redisUrl,
    // What is compiled for this start the next one reads, from the first file on.
    NODE_COMPILE_CACHE: path.join(dataDir, 'cache', 'code'),
  };
  const begun = await beginWhileLooking(env);
  raiseFormat(dataDir);
  await run(given, env, engine, begun);
});

/** The web process, on its way already; null when its code had to be made anew. */
async function beginWhileLooking(env) {
  let begun = beginRoles(env);
  const sayOfWork = (line) => {
    begun?.child.kill('SIGKILL');
    begun = null;
    say(line);
  };
  await installWhenNeeded(sayOfWork);
  await buildWhenNeeded(sayOfWork);
  return begun;
}

/** Stores first, then web and worker; the other way round at the end. Interrupted before that, what is there dies with us. */
async function run(given, env, engine, begun) {
  const running = [];
  const { dataDir } = given;
  const leave = leaveOnce(running, dataDir);
  const rules = (name) => ({ restart: true, onLost: (end) => leave(1, lossOf(name, dataDir, end)) });
  onFarewell(() => (running.length < 2 ? process.exit() : leave(0)));
  const stores = startStores({ ...given, say, ...rules('Ein Speicher') });
  const roles = startRoles(env, rules, stores, begun);
  // Without stores there are no roles either; the stores say why.
  roles.catch(() => {});
  running.push(await stores);
  try {
    running.push(await roles);
    greet(env, dataDir, engine);
  } catch (error) {
    await leave(1, error.message);
  }
}

function leaveOnce(running, dataDir) {
  let leaving = false;
  return async (code, sentence) => {
    if (leaving) return;
    leaving = true;
    tellLeaving(dataDir);
    if (sentence) process.stderr.write(`${sentence}\n`);
    for (const part of running.reverse()) await part.stop();
    process.exit(code);
  };
}

const lossOf = (name, dataDir, { message }) =>
  fullDiskAt(dataDir) ??
  message ??
  `${name} ist mehrmals hintereinander abgestürzt; Einzelheiten stehen in ${dataDir}/log.`;

function greet({ BASE_URL, PORT, SEED_DEMO }, dataDir, engine) {
  say(`\nTresen läuft: ${BASE_URL || `http://localhost:${PORT}`}`);
  if (['1', 'true', 'on'].includes(SEED_DEMO)) sayHowToTry(dataDir);
  if (engine === 'embedded-mongo')
    say(`Daten:        ${dataDir} (eingebauter Speicher: für Versuch, Entwicklung und Tests)`);
}

function sayHowToTry(dataDir) {
  say('Anmelden:     demo@tresen.example / tresen-demo');
  const demo = path.join(dataDir, 'demo.json');
  if (existsSync(demo)) say(`Bondrucker:   ${JSON.parse(readFileSync(demo, 'utf8')).printerUrl}`);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Problem(`Tresen braucht Node 20.19 oder neuer; hier läuft ${process.versions.node}.`);
}
