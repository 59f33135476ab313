import type { UploadLimits } from './upload.types.js';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

export const UPLOAD_LIMITS: UploadLimits = {
  connectMs: 20 * SECOND,
  fileMs: 60 * SECOND,
  jobMs: 20 * 60 * SECOND,
  graceMs: 7 * DAY,
};
