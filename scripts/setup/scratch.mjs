import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for the work; at the end everything that was started is stopped, the last first, whatever came. */
export async function inScratch(name, work) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `tresen-${name}-`));
  const started = [];
  try {
    return await work({ dataDir, later: (stop) => started.unshift(stop) });
  } finally {
    for (const stop of started) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
