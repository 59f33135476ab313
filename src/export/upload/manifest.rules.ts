import type { SiteFile } from '../build/site-build.types.js';
import type { Manifest, ManifestFound, Seal, StaleFile } from './manifest.types.js';
import { isInside } from './remote/remote-path.rules.js';

export const MANIFEST = 'builds/manifest.json';
/** Lies there while an upload is under way or was cut: what it was about to do. */
export const PENDING = `${MANIFEST}.new`;
export const MANIFEST_BYTES = 8 * 1024 * 1024;

const HASH = /^[0-9a-f]{64}$/;

export function writeManifest(manifest: Manifest, seal: Seal): Buffer {
  const written = { owner: seal.owner, manifest, seal: seal.over(JSON.stringify(manifest)) };
  return Buffer.from(`${JSON.stringify(written)}\n`);
}

/** Only what we have sealed ourselves is believed; anything else is as good as unknown. */
export function readManifest(bytes: Buffer | null, seal: Seal): ManifestFound {
  if (bytes === null) return { kind: 'none' };
  const written = parsed(bytes.toString('utf8'));
  if (typeof written?.seal !== 'string') return { kind: 'damaged' };
  const { manifest, owner } = written;
  if (typeof owner === 'string' && owner !== seal.owner) return { kind: 'foreign' };
  if (!seal.holds(JSON.stringify(manifest), written.seal) || !isManifest(manifest))
    return { kind: 'damaged' };
  return { kind: 'read', manifest };
}

function parsed(text: string): { manifest: unknown; seal: unknown; owner?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'manifest' in value && 'seal' in value
      ? value
      : null;
  } catch {
    return null;
  }
}

/** The seal says that it is ours, not that it is of this version. */
function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { format, files, stale, leaving, litter } = value as Partial<Manifest>;
  return (
    format === 1 &&
    listOf(files, isSiteFile) &&
    listOf(stale, isStale) &&
    listOf(leaving, isPath) &&
    listOf(litter, isPath)
  );
}

const listOf = (list: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(holds);

const isPath = (path: unknown): boolean => typeof path === 'string' && isInside(path);

export function isSiteFile(value: unknown): value is SiteFile {
  const { path, size, hash } = (value ?? {}) as Partial<SiteFile>;
  return isPath(path) && Number.isSafeInteger(size) && Number(size) >= 0 && HASH.test(String(hash));
}

const isStale = (value: unknown): boolean =>
  isSiteFile(value) && !Number.isNaN(Date.parse((value as StaleFile).since));
