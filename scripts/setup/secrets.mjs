import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.mjs';
import { Problem } from './problem.mjs';

const FRESH = {
  SECRET_KEYS: () => `k1:${randomBytes(32).toString('hex')}`,
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
};

/** The secrets the environment does not name, made once and kept beside the data, for our eyes only. */
export function secretsFor(dataDir, env = process.env) {
  const missing = Object.keys(FRESH).filter((name) => !env[name]);
  if (missing.length === 0) return {};
  const file = path.join(dataDir, 'secrets.json');
  const known = existsSync(file) ? read(file) : {};
  const fresh = missing.filter((name) => !known[name]);
  if (fresh.length > 0) {
    for (const name of fresh) known[name] = FRESH[name]();
    refuseWhenDataIsSealed(dataDir, file, fresh);
    writeJson(file, known);
  }
  return Object.fromEntries(missing.map((name) => [name, known[name]]));
}

/** A new key over old data would make every stored password unreadable without a word. */
function refuseWhenDataIsSealed(dataDir, file, fresh) {
  const stores = ['embedded-mongo', 'mongod'].map((name) => path.join(dataDir, name));
  if (!fresh.includes('SECRET_KEYS') || !stores.some((store) => existsSync(store))) return;
  throw new Problem(
    `${file} fehlt, obwohl schon Daten da sind; bitte aus der Sicherung zurückholen oder SECRET_KEYS setzen.`,
  );
}

function read(file) {
  chmodSync(file, 0o600);
  return readJson(file);
}
