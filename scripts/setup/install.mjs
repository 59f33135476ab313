import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startChild } from '../stores/child.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const UNFINISHED = inRoot('dist', 'install.unfinished');
const LOG = inRoot('dist', 'install.log');
/** npm's own patience would let somebody without a network wait for minutes. */
const PATIENCE = {
  npm_config_fetch_retries: '3',
  npm_config_fetch_retry_factor: '2',
  npm_config_fetch_retry_mintimeout: '2000',
};

/** Installs the packages when they are not exactly those of package-lock.json. */
export async function installWhenNeeded(say) {
  if (isInstalled()) return false;
  say('Pakete werden installiert (einmalig, ein bis drei Minuten) …');
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(UNFINISHED, '');
  const { code, output } = await npmCi();
  if (code !== 0)
    throw new Problem(`npm ci ist gescheitert: ${reasonOf(output)} Einzelheiten stehen in ${LOG}.`);
  rmSync(UNFINISHED);
  return true;
}

/**
 * Compared by content: a checkout touches package-lock.json without changing it, and an npm ci that was cut off leaves
 * folders behind that look finished.
 */
export function isInstalled() {
  const hidden = inRoot('node_modules', '.package-lock.json');
  if (existsSync(UNFINISHED) || !existsSync(hidden)) return false;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const present = packagesOf(hidden);
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!place.startsWith('node_modules/')) return true;
    if (!present[place]) return Boolean(optional);
    return present[place].version === version && existsSync(inRoot(place, 'package.json'));
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function npmCi() {
  const [command, first] = npmProgram();
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=warn',
  ];
  const env = { ...PATIENCE, ...process.env };
  const log = openSync(LOG, 'w');
  const { ended } = startChild(command, args, { cwd: inRoot(), env, stdio: ['ignore', log, log] });
  const { code, error } = await ended;
  closeSync(log);
  return { code, output: `${readFileSync(LOG, 'utf8')}${error ?? ''}` };
}

/** Under `npm start` the very npm that started us, else the one on PATH. */
function npmProgram() {
  const { npm_execpath } = process.env;
  return npm_execpath?.endsWith('.js') ? [process.execPath, [npm_execpath]] : ['npm', []];
}

function reasonOf(output) {
  if (/EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output)) {
    return 'registry.npmjs.org ist nicht erreichbar; die erste Installation braucht das Netz.';
  }
  if (/ENOSPC/.test(output)) return 'die Festplatte ist voll.';
  if (/EACCES|EROFS/.test(output)) return `in ${inRoot()} lässt sich nicht schreiben.`;
  const line =
    output.split('\n').find((text) => /^npm (error|ERR!) (?!code|errno)/.test(text)) ?? 'ohne Meldung';
  return `${line.replace(/^npm (error|ERR!) /, '').trim()}.`;
}
