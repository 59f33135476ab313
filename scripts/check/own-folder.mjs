import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** From here on everything this run starts has a temporary folder of its own, so that what it leaves there can be seen. */
export function takeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tresen-check-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => removeFolder(folder));
  return folder;
}

const OURS = /^(tresen|embedded-mongo)-/;

/** The folders of ours that nobody removed; each is told once. */
export function leftBehind() {
  const left = readdirSync(tmpdir()).filter((name) => OURS.test(name));
  for (const name of left) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  return left;
}

export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true });
