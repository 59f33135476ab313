import { RemoteTrouble } from './remote/remote.errors.js';
import type { RemoteSpace } from './remote/remote-space.types.js';

interface Replacing {
  from: string;
  to: string;
  /** Of the new file, when it is known. */
  size?: number;
  /** The line was cut once in the middle of it. */
  isAgain: boolean;
}

/** Puts the new file in place of the old one. `removedFirst` is told when the server left no other way. */
export async function replaceFile(
  space: RemoteSpace,
  { from, to, size, isAgain }: Replacing,
  removedFirst: () => void,
): Promise<void> {
  try {
    await space.rename(from, to);
  } catch (error) {
    if (!(error instanceof RemoteTrouble) || !['denied', 'failed', 'missing'].includes(error.kind))
      throw error;
    const waiting = await space.size(from);
    const present = await space.size(to);
    if (waiting === null && isAgain && present !== null && present === (size ?? present)) return;
    // Only when the new file surely lies there may the old one go.
    if (waiting === null || waiting !== (size ?? waiting) || present === null) throw error;
    await space.remove(to);
    await space.rename(from, to);
    removedFirst();
  }
}
