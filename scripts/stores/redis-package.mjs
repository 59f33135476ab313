import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../setup/paths.mjs';
import { Problem } from '../setup/problem.mjs';

const run = promisify(execFile);
const INSTALL_IT =
  'Bitte redis-server installieren (Debian: apt-get install redis-server) oder REDIS_URL setzen.';

/** Debian's own redis-server with the libraries it lacks here, unpacked into our folder; needs no root. */
export async function unpackRedis(dir, say = () => {}) {
  const root = path.join(dir, 'root');
  if (!existsSync(root)) {
    const missing = ['apt-get', 'dpkg-deb'].filter((tool) => !findProgram(tool));
    if (missing.length > 0) throw new Problem(`Redis fehlt. ${INSTALL_IT}`);
    say('Redis fehlt und wird als Debian-Paket geholt (einmalig) …');
    await fetchInto(dir, root);
  }
  return {
    command: path.join(root, 'usr/bin/redis-server'),
    env: { ...process.env, LD_LIBRARY_PATH: librariesIn(root) },
  };
}

/** Unpacked beside and renamed at the end, so that a cut connection leaves nothing half. */
async function fetchInto(dir, root) {
  const packages = path.join(dir, 'packages');
  const unfinished = `${root}.unfinished`;
  for (const folder of [packages, unfinished]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  try {
    await download(dir, packages);
    for (const file of readdirSync(packages).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', path.join(packages, file), unfinished]);
    }
  } catch (error) {
    throw new Problem(`Redis ließ sich nicht holen (${reasonOf(error)}). ${INSTALL_IT}`);
  }
  renameSync(unfinished, root);
  rmSync(packages, { recursive: true, force: true });
}

async function download(dir, packages) {
  const lists = hasLists('/var/lib/apt/lists') ? null : path.join(dir, 'apt');
  const options = ['-o', 'APT::Sandbox::User=', ...(lists ? ownLists(lists) : [])];
  if (lists && !hasLists(path.join(lists, 'lists'))) await run('apt-get', [...options, '-qq', 'update']);
  await run('apt-get', [...options, '-qq', 'download', ...(await missingPackages(options))], {
    cwd: packages,
  });
}

const hasLists = (dir) => existsSync(dir) && readdirSync(dir).some((name) => /_Packages(\.\w+)?$/.test(name));

/** Package lists of our own, where the system's are empty and only root could fetch them. */
function ownLists(state) {
  for (const folder of ['lists/partial', 'cache/archives/partial']) {
    mkdirSync(path.join(state, folder), { recursive: true, mode: 0o755 });
  }
  return [
    ...['-o', `Dir::State=${state}`, '-o', 'Dir::State::status=/var/lib/dpkg/status'],
    ...['-o', `Dir::Cache=${path.join(state, 'cache')}`],
  ];
}

/** What apt would install here: of that only libraries, because nobody needs an init system to run Redis. */
async function missingPackages(options) {
  const { stdout } = await run('apt-get', [
    ...options,
    '-s',
    '--no-install-recommends',
    'install',
    'redis-server',
  ]);
  const wanted = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  return [...new Set(['redis-server', 'redis-tools', ...wanted.filter((name) => name.startsWith('lib'))])];
}

function librariesIn(root) {
  const bases = ['usr/lib', 'lib'].map((base) => path.join(root, base)).filter((base) => existsSync(base));
  const triplets = bases.flatMap((base) =>
    readdirSync(base)
      .filter((name) => name.includes('-linux-'))
      .map((name) => path.join(base, name)),
  );
  return [...triplets, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
}

const reasonOf = ({ stderr, message }) =>
  (stderr || message)
    .trim()
    .split('\n')
    .at(-1)
    .replace(/^[EW]: /, '')
    .slice(0, 200);
