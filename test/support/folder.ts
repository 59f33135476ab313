import { mkdtempSync } from 'node:fs';
import path from 'node:path';

/** A folder for one spec; it is removed together with the stores of the run, whatever becomes of the spec. */
export function aFolder(name: string): string {
  const { TEST_FOLDER } = process.env;
  if (!TEST_FOLDER) throw new Error('No folder: run jest with its global setup.');
  return mkdtempSync(path.join(TEST_FOLDER, `${name}-`));
}
