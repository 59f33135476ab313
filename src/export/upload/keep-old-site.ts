import { RemoteTrouble } from './remote/remote.errors.js';
import { foldersAbove } from './remote/remote-path.rules.js';
import type { RemoteSpace } from './remote/remote-space.types.js';
import type { SpacePool } from './space-pool.js';

/** What a site of anybody shows first, or what decides what is shown first. */
export const FACES = ['index.html', 'index.htm', 'index.php', '.htaccess'];
const COPY_BYTES = 16 * 1024 * 1024;

interface OldSite {
  /** The folder that gets the copies. */
  folder: string;
  /** What the new site is going to put there. */
  paths: readonly string[];
  fileMs: number;
}

/** Copies of all that a new site would write over: first made, then nothing of the old site has changed yet. */
export async function keepOldSite(pool: SpacePool, { folder, paths, fileMs }: OldSite): Promise<string[]> {
  const there: { file: string; size: number }[] = [];
  await pool.each(
    [...new Set([...FACES, ...paths])],
    () => fileMs,
    async (file, space) => {
      const size = await space.size(file);
      if (size !== null) there.push({ file, size });
    },
  );
  const files = there.map(({ file }) => file).sort(byFace);
  if (files.length === 0) return files;
  const folders = [...new Set(files.flatMap((file) => foldersAbove(`${folder}/${file}`)))];
  await pool.first(fileMs * 2, async (space) => {
    for (const one of folders.sort()) await space.makeFolder(one);
  });
  await pool.each(
    there,
    () => fileMs * 2,
    ({ file, size }, space) => keep(space, { file, size, aside: `${folder}/${file}` }),
  );
  return files;
}

async function keep(
  space: RemoteSpace,
  { file, size, aside }: { file: string; size: number; aside: string },
) {
  // A cut came between the rename and its answer.
  if (size > COPY_BYTES) return (await space.size(file)) === null ? undefined : space.rename(file, aside);
  const bytes = await space.read(file, COPY_BYTES);
  if (bytes === null) return;
  await space.upload(aside, { bytes }, () => undefined);
  if ((await space.size(aside)) !== bytes.length) throw new RemoteTrouble('notStored', 'work');
}

const byFace = (one: string, other: string): number =>
  Number(FACES.includes(other)) - Number(FACES.includes(one)) || one.localeCompare(other, 'de');
