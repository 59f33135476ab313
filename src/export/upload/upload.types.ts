export interface UploadLimits {
  /** To reach the server and to sign in. */
  connectMs: number;
  /** For one command, or for one file on top of what its size allows. */
  fileMs: number;
  /** For everything together. */
  jobMs: number;
  /** How long assets stay that no page needs any more. */
  graceMs: number;
}

export interface CheckStep {
  name: string;
  ok: boolean;
  text: string;
}

export interface ConnectionCheck {
  ok: boolean;
  steps: CheckStep[];
}
