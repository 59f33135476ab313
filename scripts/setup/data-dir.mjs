import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../stores/lock.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { Problem } from './problem.mjs';

/**
 * Raised when an older Tresen must not open the folder. Since 2 the store itself carries marks of what was done to its data
 * (src/platform/migrations); versions before that do not look at them.
 */
const FORMAT = 2;
const NAME = 'tresen.json';
const PATIENCE_SECONDS = 3;
/** What a web process, a worker and two stores may need to end. */
const LEAVING_SECONDS = 60;

/** Makes the data directory ours until this process ends; refuses one that is in use, foreign, or from a newer version. */
export function claimDataDir(dataDir) {
  makeWritable(dataDir);
  if (!isOurs(dataDir, PATIENCE_SECONDS) && !(isLeaving(dataDir) && isOurs(dataDir, LEAVING_SECONDS))) {
    throw new Problem(`Das Datenverzeichnis ${dataDir} ist in Benutzung: dort läuft schon ein Tresen.`);
  }
  rmSync(leavingIn(dataDir), { force: true });
  if (formatOf(dataDir) > FORMAT) {
    throw new Problem(
      `Das Datenverzeichnis ${dataDir} stammt von einer neueren Version; bitte Tresen aktualisieren.`,
    );
  }
}

const isOurs = (dataDir, seconds) => takeLock(path.join(dataDir, 'lock'), seconds) !== null;

const leavingIn = (dataDir) => path.join(dataDir, 'leaving');

const isLeaving = (dataDir) => existsSync(leavingIn(dataDir));

/** Whoever comes now waits for our last step instead of being sent away. */
export function tellLeaving(dataDir) {
  try {
    writeFileSync(leavingIn(dataDir), '');
  } catch {
    // A full disk may be why we leave.
  }
}

/** Right before the stores start: until then an older version may still be taken up again. */
export function raiseFormat(dataDir) {
  if (formatOf(dataDir) < FORMAT) writeJson(fileIn(dataDir), { ...contentOf(dataDir), format: FORMAT });
}

const fileIn = (dataDir) => path.join(dataDir, NAME);

const formatOf = (dataDir) => contentOf(dataDir).format ?? 0;

function contentOf(dataDir) {
  const file = fileIn(dataDir);
  return existsSync(file) ? readJson(file, 'bitte aus der Sicherung zurückholen oder löschen') : {};
}

function makeWritable(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(`In das Datenverzeichnis ${dataDir} lässt sich nicht schreiben (${error.code}).`);
  }
}
