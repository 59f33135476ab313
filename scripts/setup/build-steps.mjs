import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { startChild } from '../stores/child.mjs';
import { takeLock } from '../stores/lock.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { packTwins } from './twins.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);
const swc = (outDir) => [
  ...[bin('swc'), 'src', '-d', outDir, '--strip-leading-paths', '--copy-files', '-q'],
  ...['--config-file', inRoot('.swcrc')],
];
/** Views see only leaves of the server (the boundaries are checked), so a service may change without a new bundle. */
const LEAVES = /^src\/(shared\/|.*(\.types|\.rules|\.view|plans)\.tsx?$)/;

const SERVER = 'vite.server.config.ts';
const TWINS = 'scripts/setup/twins.mjs';
const VITE_PARTS = [
  'scripts/setup/direct-imports.mjs',
  'scripts/setup/view-chunks.mjs',
  'scripts/setup/without-asserts.mjs',
];
const SERVER_PARTS = [
  'scripts/setup/ascii-only.mjs',
  'scripts/setup/outside.mjs',
  'scripts/setup/server-at-start.mjs',
  'scripts/setup/shared-decorators.mjs',
];

const storefrontStep = (part, ...more) => ({
  sources: ['views/storefront', 'src', 'vite.storefront.config.ts', TWINS],
  outputs: [`dist/storefront/${part}`],
  except: (file) => file.startsWith('src/') && !LEAVES.test(file),
  command: [bin('vite'), 'build', '--config', 'vite.storefront.config.ts', '--logLevel', 'warn', ...more],
});

/**
 * What is built from what, `of` naming steps whose outputs are sources. Each step deletes its own outputs first, and what was made
 * of them: a failed build never leaves an old one behind.
 */
const STEPS = {
  embedded: {
    sources: ['embedded-mongo/src', 'embedded-mongo/package.json', '.swcrc'],
    outputs: ['embedded-mongo/dist'],
    command: swc('dist'),
    cwd: 'embedded-mongo',
  },
  views: {
    sources: ['views', 'src', 'vite.config.ts', TWINS, ...VITE_PARTS],
    served: 'dist/client',
    outputs: ['dist/client', 'dist/server', 'dist/assets.json'],
    except: (file) => file.startsWith('src/') && !LEAVES.test(file),
    command: [bin('vite'), 'build', '--logLevel', 'warn'],
  },
  storefront: { ...storefrontStep('client'), served: 'dist/storefront/client' },
  guests: storefrontStep('server', '--ssr'),
  calls: {
    sources: ['src', 'scripts/api-types', 'tsconfig.json'],
    outputs: ['dist/api-types.json'],
    command: [process.execPath, 'scripts/api-types/write.mjs'],
  },
  app: { sources: ['src', '.swcrc'], outputs: ['dist/app'], command: swc('dist/app') },
  packed: {
    sources: [SERVER, ...SERVER_PARTS],
    outputs: ['dist/packed'],
    of: ['views', 'guests', 'app'],
    command: [bin('vite'), 'build', '--config', SERVER, '--logLevel', 'warn'],
  },
};

export const STEP_NAMES = Object.keys(STEPS);

/** Every file and folder of the tree that a build reads. */
export const BUILD_SOURCES = Object.values(STEPS).flatMap(({ sources }) => sources);

export const isBuilt = (name) => {
  const stamp = stampOf(name);
  const complete = STEPS[name].outputs.every((output) => existsSync(inRoot(output)));
  return complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(STEPS[name]);
};

/** Builds those of the steps whose sources differ from what was built last. */
export async function buildWhenNeeded(say, names = STEP_NAMES) {
  const touched = lastTouchedOf(names);
  if (isLookedAt(names, touched)) return;
  if (names.every(isBuilt)) return noteLook(touched);
  await inTurn(async () => {
    for (const name of names) {
      if (isBuilt(name)) continue;
      say(`Wird gebaut: ${name} …`);
      await build(name);
    }
  });
}

export const buildAll = (names) =>
  inTurn(async () => {
    for (const name of names) await build(name);
  });

/** Two starts of one clone must not build into the same folder at once. */
async function inTurn(work) {
  mkdirSync(inRoot('dist'), { recursive: true });
  const lock = takeLock(inRoot('dist', 'build.lock'), 300);
  if (lock === null)
    throw new Problem('Ein anderer Bau läuft seit fünf Minuten; bitte beenden und neu starten.');
  try {
    await work();
  } finally {
    closeSync(lock);
  }
}

async function build(name) {
  const { served } = STEPS[name];
  const digest = digestOf(STEPS[name]);
  forget(name);
  const log = await run(STEPS[name]);
  if (log !== null) throw new Problem(`Der Bau von ${name} ist gescheitert:\n${log}`);
  if (served) await packTwins(inRoot(served));
  mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), digest);
}

function forget(name) {
  for (const output of [...STEPS[name].outputs.map((entry) => inRoot(entry)), stampOf(name)])
    rmSync(output, { recursive: true, force: true });
  for (const other of STEP_NAMES.filter((step) => STEPS[step].of?.includes(name))) forget(other);
}

/** Null when it went well, else what the tool said. */
async function run({ command: [program, ...args], cwd = '' }) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { child, ended } = startChild(program, args, {
    cwd: inRoot(cwd),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  const { code, error } = await ended;
  return code === 0 ? null : `${log}${error ?? ''}`.trim();
}

const LOOK = inRoot('dist', 'stamps', 'look');

/** Reading all sources costs a start half a second; while no file was touched since they were read, they still hold. */
const isLookedAt = (names, touched) =>
  existsSync(LOOK) &&
  readFileSync(LOOK, 'utf8') === touched &&
  names.every((name) => STEPS[name].outputs.every((output) => existsSync(inRoot(output))));

function noteLook(touched) {
  try {
    writeFileSync(LOOK, touched);
  } catch {
    // The next start reads them again.
  }
}

/** When and how large; a file that is put back with an older date is told by its change of state. */
function lastTouchedOf(names) {
  const hash = createHash('sha256');
  const steps = names.map((name) => STEPS[name]);
  const sources = new Set(steps.flatMap(({ sources: read }) => read));
  for (const file of ['package-lock.json', ...sources].flatMap(filesOf)) {
    const { size, mtimeMs, ctimeMs } = statSync(inRoot(file));
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  for (const name of names)
    hash.update(`${name} ${existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8')}`);
  return hash.digest('hex');
}

const stampOf = (name) => inRoot('dist', 'stamps', name);

function digestOf({ sources, except = () => false, of = [] }) {
  const hash = createHash('sha256');
  for (const name of of) hash.update(digestOf(STEPS[name]));
  for (const file of ['package-lock.json', ...sources].flatMap(filesOf).filter((name) => !except(name))) {
    hash.update(`${file}\0${contentOf(file)}`);
  }
  return hash.digest('hex');
}

/** Most files belong to several steps, and one look at them has to do for a start. */
const contents = new Map();

function contentOf(file) {
  if (!contents.has(file)) {
    const digest = createHash('sha256')
      .update(readFileSync(inRoot(file)))
      .digest('hex');
    contents.set(file, digest);
  }
  return contents.get(file);
}

/** Specs are no part of what is built. */
function filesOf(place) {
  if (!statSync(inRoot(place)).isDirectory()) return [place];
  const entries = readdirSync(inRoot(place), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name));
  return files
    .map((entry) => path.relative(inRoot(), path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
