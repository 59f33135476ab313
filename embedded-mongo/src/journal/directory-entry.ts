import { open } from 'node:fs/promises';

/** Names that were given or taken in the directory are on disk afterwards. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
