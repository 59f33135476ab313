import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** `remedy` is what the person at the terminal can do about a file that cannot be read. */
export function readJson(file, remedy = 'bitte aus der Sicherung zurückholen') {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Problem(`${file} ist unlesbar; ${remedy}.`);
  }
}

/** Whole or not at all, for our eyes only. */
export function writeJson(file, content) {
  const fd = openSync(`${file}.new`, 'w', 0o600);
  writeSync(fd, `${JSON.stringify(content, null, 2)}\n`);
  fsyncSync(fd);
  closeSync(fd);
  renameSync(`${file}.new`, file);
}
