import { statfsSync } from 'node:fs';

const FULL_BELOW = 1024 * 1024;

/** The sentence for a full disk, or null while there is room. */
export function fullDiskAt(dir) {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize < FULL_BELOW
    ? `Die Festplatte von ${dir} ist voll; bitte Platz schaffen und neu starten.`
    : null;
}
