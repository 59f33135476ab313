import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { takeLock } from '../stores/lock.mjs';
import { Problem } from './problem.mjs';

/** Raised when an older Tresen could no longer read the folder. */
const FORMAT = 1;
const NAME = 'tresen.json';
/** Long enough for one that is just leaving. */
const PATIENCE_SECONDS = 3;

/** Makes the data directory ours until this process ends; refuses one that is in use, foreign, or from a newer version. */
export function claimDataDir(dataDir) {
  makeWritable(dataDir);
  if (takeLock(path.join(dataDir, 'lock'), PATIENCE_SECONDS) === null) {
    throw new Problem(`Das Datenverzeichnis ${dataDir} ist in Benutzung: dort läuft schon ein Tresen.`);
  }
  const file = path.join(dataDir, NAME);
  const { format = FORMAT } = existsSync(file) ? read(file) : {};
  if (format > FORMAT) {
    throw new Problem(
      `Das Datenverzeichnis ${dataDir} stammt von einer neueren Version; bitte Tresen aktualisieren.`,
    );
  }
  if (!existsSync(file)) write(file, { format: FORMAT });
}

function makeWritable(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(`In das Datenverzeichnis ${dataDir} lässt sich nicht schreiben (${error.code}).`);
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Problem(`${file} ist unlesbar; bitte aus der Sicherung zurückholen oder löschen.`);
  }
}

function write(file, content) {
  writeFileSync(`${file}.new`, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
