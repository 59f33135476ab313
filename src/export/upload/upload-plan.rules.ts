import type { SiteFile } from '../build/site-build.types.js';
import type { Manifest, ManifestFound, Sending, StaleFile, UploadPlan } from './manifest.types.js';
import { foldersAbove } from './remote/remote-path.rules.js';

interface PlanInput {
  files: readonly SiteFile[];
  /** What the last finished upload left. */
  live: ManifestFound;
  /** What an upload that was cut was about to do. */
  pending: ManifestFound;
  /** Pages of another site that this one takes the place of. */
  displaced?: readonly string[];
  now: Date;
  graceMs: number;
}

/** `assets/menu-1a2b3c4d.js`: another content would have another name. */
const CONTENT_NAMED = /^assets\/.*[-.][A-Za-z0-9_-]{8,}\.\w+$/;
const PAGE = /\.html$/;
const MOST_LITTER = 2_000;

export const isPage = (path: string): boolean => PAGE.test(path);

/** The content is in the name too, so that what a cut upload left is never taken for a newer page of the same size. */
export const tempOf = ({ path, hash }: SiteFile): string => `${path}.${hash.slice(0, 16)}.new`;

export function planUpload({ files, live, pending, displaced = [], now, graceMs }: PlanInput): UploadPlan {
  const known = knownFiles(live, pending);
  const wasCut = pending.kind !== 'none';
  const send = files
    .filter((file) => !isSame(known.get(file.path), file))
    .map((file) => ({
      file,
      temp: tempOf(file),
      mayBeWaiting: wasCut,
      mayBeInPlace: (wasCut || live.kind === 'damaged') && CONTENT_NAMED.test(file.path),
    }));
  const { stale, leaving } = retire(files, live, pending, { now, graceMs });
  return {
    send,
    folders: newFolders(send, known, live),
    next: {
      format: 1,
      at: now.toISOString(),
      files: files.map(({ path, size, hash }) => ({ path, size, hash })),
      stale,
      leaving: [...leaving, ...displaced],
      litter: litterOf(live, pending, send),
    },
  };
}

/** What surely lies there: a cut upload makes doubtful whatever it was to change. */
function knownFiles(live: ManifestFound, pending: ManifestFound): Map<string, SiteFile> {
  if (live.kind !== 'read') return new Map();
  const known = new Map([...live.manifest.stale, ...live.manifest.files].map((file) => [file.path, file]));
  if (pending.kind === 'none') return known;
  if (pending.kind !== 'read') return new Map();
  for (const file of pending.manifest.files) if (!isSame(known.get(file.path), file)) known.delete(file.path);
  for (const path of pending.manifest.leaving) known.delete(path);
  return known;
}

const isSame = (one: SiteFile | undefined, other: SiteFile): boolean =>
  one !== undefined && one.hash === other.hash && one.size === other.size;

interface Retired {
  stale: StaleFile[];
  leaving: string[];
}

/** Pages nobody is led to go at once, everything else after the grace period: an open page may still ask for it. */
function retire(
  files: readonly SiteFile[],
  live: ManifestFound,
  pending: ManifestFound,
  { now, graceMs }: { now: Date; graceMs: number },
): Retired {
  const needed = new Set(files.map(({ path }) => path));
  const since = now.toISOString();
  const former = new Map<string, StaleFile>();
  for (const manifest of manifestsIn(pending, live)) {
    for (const file of manifest.files) former.set(file.path, { ...file, since });
    for (const file of manifest.stale) former.set(file.path, file);
  }
  const unneeded = [...former.values()].filter(({ path }) => !needed.has(path));
  const isOver = (file: StaleFile) => isPage(file.path) || now.getTime() - Date.parse(file.since) >= graceMs;
  const again = pending.kind === 'read' ? pending.manifest.leaving.filter((path) => !needed.has(path)) : [];
  return {
    stale: unneeded.filter((file) => !isOver(file)),
    leaving: [...new Set([...again, ...unneeded.filter(isOver).map(({ path }) => path)])].sort(),
  };
}

const manifestsIn = (...found: ManifestFound[]): Manifest[] =>
  found.flatMap((one) => (one.kind === 'read' ? [one.manifest] : []));

/** What a cut upload was to send and this one does not. */
function litterOf(live: ManifestFound, pending: ManifestFound, send: Sending[]): string[] {
  if (pending.kind !== 'read') return [];
  const wanted = new Set(send.map(({ temp }) => temp));
  const settled = new Set(manifestsIn(live).flatMap(({ files }) => files.map(tempOf)));
  const sent = pending.manifest.files.map(tempOf).filter((temp) => !settled.has(temp));
  const left = [...pending.manifest.litter, ...sent];
  return [...new Set(left)].filter((temp) => !wanted.has(temp)).slice(0, MOST_LITTER);
}

function newFolders(send: Sending[], known: ReadonlyMap<string, SiteFile>, live: ManifestFound): string[] {
  const there = new Set([...known.keys()].flatMap(foldersAbove));
  if (live.kind !== 'none') there.add('builds');
  const wanted = new Set(['builds', ...send.flatMap(({ file }) => foldersAbove(file.path))]);
  return [...wanted].filter((folder) => !there.has(folder)).sort();
}
