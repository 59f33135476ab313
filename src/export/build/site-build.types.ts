/** A file of a finished build: its path inside the site with slashes, never absolute, its size and SHA-256 in hex. */
export interface SiteFile {
  path: string;
  size: number;
  hash: string;
}

/** A finished build on disk: the folder the paths are relative to. */
export interface SiteBuild {
  root: string;
  files: readonly SiteFile[];
}
