import type { Quota } from './media.view.js';

export type Full = 'pictures' | 'bytes';

/** Which limit is reached; null: there is room. */
export function fullOf({ pictures, bytes, mostPictures, mostBytes }: Quota, more = 0): Full | null {
  if (mostPictures !== null && pictures >= mostPictures) return 'pictures';
  return mostBytes !== null && bytes + more > mostBytes ? 'bytes' : null;
}
