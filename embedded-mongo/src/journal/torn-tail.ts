import { open } from 'node:fs/promises';
import { withBytes } from './bytes.js';
import { OLD_HEADER } from './header.js';
import type { Reading } from './reading.js';

/** What a crash broke off is kept beside the journal: should it have been acknowledged after all, it is still there. */
export async function keepTornTail(reading: Reading, log: (line: string) => void): Promise<void> {
  const { path, end, tornEnd, format } = reading;
  if (tornEnd > end) {
    const kept = `${path}.cut-${new Date().toISOString().replaceAll(':', '-')}`;
    await writeSynced(
      kept,
      withBytes(path, (bytes) => Buffer.from(bytes.slice(end, tornEnd - end))),
    );
    log(`${path}: the last write was broken off; its ${tornEnd - end} bytes are kept as ${kept}`);
  }
  if (format === 1 && (tornEnd > end || end === 0)) await cut(path, end);
}

/** The format before has no filler: there a journal ends with its last record. */
async function cut(path: string, end: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(end);
    if (end === 0) await file.write(OLD_HEADER, 0, OLD_HEADER.length, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
