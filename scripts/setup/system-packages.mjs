import { spawnSync } from 'node:child_process';
import { findProgram } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Programs the tests run, and the Debian package each comes in. */
const NEEDED = {
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  'redis-server': 'redis-server',
  pdftotext: 'poppler-utils',
  vsftpd: 'vsftpd',
  'sftp-server': 'openssh-sftp-server',
};
/** The browser without what people see of it. Chromium itself does as well, and takes more than twice the work. */
const SHELL = NEEDED['chromium-headless-shell'];
/** Servers are no commands for people, so they lie elsewhere. */
const PLACES = `${process.env.PATH}:/usr/sbin:/usr/lib/openssh`;

/** Installs what the tests need from Debian when we are root; else says in one sentence what is missing. */
export function requireSystemPackages(say) {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const isEnough = missing.every((name) => name === SHELL) && findProgram('chromium');
  if (process.getuid() !== 0 || !findProgram('apt-get')) {
    if (isEnough) return;
    throw new Problem(
      `Für die Tests fehlt: ${missing.join(', ')} (als root: apt-get install ${missing.join(' ')}).`,
    );
  }
  say(`Debian-Pakete werden installiert: ${missing.join(', ')} …`);
  // RUNLEVEL=1: a server that is installed here is not started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', ...missing, ...fontsFor(missing)],
  ]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0 && isEnough) return;
    if (status !== 0)
      throw new Problem(`apt-get ${args[0]} ist gescheitert: ${stderr.trim().split('\n').at(-1)}`);
  }
}

/** Redis alone can also be fetched without root, as the start does it. */
function missingPackages() {
  const rootless = process.getuid() !== 0 && findProgram('dpkg-deb');
  const present = (program) => findProgram(program, PLACES);
  return Object.keys(NEEDED)
    .filter((program) => !present(program))
    .map((program) => NEEDED[program])
    .filter((name) => !(rootless && name === 'redis-server'));
}

/** Without any font Chromium draws boxes. */
const fontsFor = (packages) => (packages.includes('chromium') ? ['fonts-liberation'] : []);
