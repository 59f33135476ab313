import type { UploadProgress, UploadResult } from './upload.types.js';

export type BuildState = 'waiting' | 'building' | 'uploading' | 'published' | 'failed' | 'cancelled';

/** A shop has at most one build in one of these. */
export const RUNNING = ['waiting', 'building', 'uploading'] as const satisfies BuildState[];

export const isRunning = (state: BuildState): boolean => (RUNNING as readonly BuildState[]).includes(state);

/** Who asked for a build that nobody asked for: the shop has changed. */
export const BY_ITSELF = 'auto';

export type BuildUpload = Omit<UploadResult, 'notes'>;

/** One build of a shop as a static site. */
export interface Build {
  id: string;
  shopId: string;
  state: BuildState;
  /** The account, or BY_ITSELF. */
  requestedBy: string;
  requestedAt: Date;
  /** When a worker began with it for the first time. */
  startedAt?: Date | null;
  finishedAt: Date | null;
  files: number;
  bytes: number;
  /** What went wrong, for the operator. */
  problem: string | null;
  /** The code of what went wrong, where the page offers a way out. */
  problemCode?: string | null;
  /** The build whose files these are, when an older one is published again. */
  restores?: string | null;
  /** The operator wants it in place of another site that lies on the web space. */
  replacesOther?: boolean;
  /** The attempt that may write here; an older one that is still alive may not. */
  run?: string;
  attempts?: number;
  progress?: UploadProgress | null;
  /** What came of the upload; null when there was none. */
  upload?: BuildUpload | null;
  notes?: string[];
}

/** The build whose folder holds the files. */
export const treeOf = ({ id, restores }: Pick<Build, 'id' | 'restores'>): string => restores ?? id;
