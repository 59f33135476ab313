import type { SiteFile } from '../build/site-build.types.js';

export interface StaleFile extends SiteFile {
  /** Since when no page needs it, as an instant. */
  since: string;
}

/** What we know about a web space, kept there: each file is ours, and nothing that is not in it is touched. */
export interface Manifest {
  format: 1;
  at: string;
  files: SiteFile[];
  /** Still there for those who read an older page. */
  stale: StaleFile[];
  /** Removed once everything else was in place. */
  leaving: string[];
  /** Half uploads that nobody needs. */
  litter: string[];
}

/** What stood where a manifest should be. Edited by hand is damaged; foreign is that of another restaurant's site. */
export type ManifestFound = { kind: 'none' | 'damaged' | 'foreign' } | { kind: 'read'; manifest: Manifest };

/** Shows that a manifest is as we wrote it. */
export interface Seal {
  /** Whose site it is. */
  owner: string;
  over(text: string): string;
  holds(text: string, seal: string): boolean;
}

export interface Sending {
  file: SiteFile;
  temp: string;
  /** An upload that was cut may have left it there complete. */
  mayBeWaiting: boolean;
  /** Its name says what is in it, so that it needs no sending when it is there. */
  mayBeInPlace: boolean;
}

export interface UploadPlan {
  send: Sending[];
  next: Manifest;
  /** Folders that may not be there yet, the uppermost first. */
  folders: string[];
}
