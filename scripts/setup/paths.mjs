import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** The full path of a program, or null. */
export function findProgram(name, searchPath = process.env.PATH ?? '') {
  const places = searchPath.split(path.delimiter).filter(Boolean);
  return places.map((place) => path.join(place, name)).find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
