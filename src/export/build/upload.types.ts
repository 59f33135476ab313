export type UploadStep = 'connect' | 'compare' | 'send' | 'switch' | 'clean';

export interface UploadProgress {
  sentFiles: number;
  totalFiles: number;
  sentBytes: number;
  totalBytes: number;
  step: UploadStep;
}

export interface UploadResult {
  changedFiles: number;
  sentBytes: number;
  removedFiles: number;
  /** What the operator should know about their server. */
  notes: string[];
}

export interface UploadWatch {
  signal: AbortSignal;
  /** A site of somebody else that lies there may give way; copies are kept. */
  replacesOther?: boolean;
  progress(done: UploadProgress): void;
  note(text: string): void;
}
