const BUILD_STATES = ['waiting', 'building', 'built', 'failed'] as const;
type BuildState = (typeof BUILD_STATES)[number];

/** One build of a shop as a static site. */
export interface Build {
  id: string;
  shopId: string;
  state: BuildState;
  requestedBy: string;
  requestedAt: Date;
  finishedAt: Date | null;
  files: number;
  bytes: number;
  /** What went wrong, for the operator. */
  problem: string | null;
}

/** A file of the exported site, its path relative to the site's root. */
export interface SiteFile {
  path: string;
  bytes: Buffer;
}
