import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.mjs';
import { Problem } from './problem.mjs';

/** Whichever of them outlives the data can tell that there was some. */
const WITNESSES = ['tresen.json', 'secrets.json'];
const OWN_STORES = ['embedded-mongo', 'mongod'];

/** Notes where the data is, once it is there. */
export function noteStore(dataDir, engine) {
  for (const file of witnessesIn(dataDir)) {
    const known = readJson(file);
    if (known.store !== engine) writeJson(file, { ...known, store: engine });
  }
}

/** An empty store in the place of one that is gone would look like a first start, with a demo in it. */
export function refuseLostStore(dataDir, engine) {
  if (engine === 'given' || OWN_STORES.some((store) => holdsData(path.join(dataDir, store)))) return;
  const [before] = witnessesIn(dataDir).flatMap((file) => readJson(file).store ?? []);
  if (before === 'given') {
    throw new Problem(
      `Bisher lagen die Daten unter MONGODB_URI, und diese Adresse fehlt jetzt. Bitte angeben; für einen neuen Anfang ${dataDir} leeren.`,
    );
  }
  if (before) {
    throw new Problem(
      `Die Daten fehlen: ${path.join(dataDir, before)} ist leer oder nicht mehr da. Bitte aus der Sicherung zurückholen; für einen neuen Anfang ${dataDir} leeren.`,
    );
  }
}

const witnessesIn = (dataDir) =>
  WITNESSES.map((name) => path.join(dataDir, name)).filter((file) => existsSync(file));

const holdsData = (dir) => existsSync(dir) && readdirSync(dir).some((name) => !name.includes('lock'));
