import type { Picture } from '../shop/menu/menu.types.js';

/** A picture of the library. Its stored files are drawn anew; the upload itself is not kept. */
export interface LibraryPicture extends Picture {
  shopId: string;
  /** Hash of the uploaded bytes: the same picture is kept once. */
  hash: string;
  /** What the file was called, to recognise it by. */
  name: string;
  /** All its files together. */
  bytes: number;
  createdAt: Date;
}

const USE_KINDS = ['product', 'category', 'design'] as const;

/** Where a picture is seen. */
export interface LibraryUse {
  kind: (typeof USE_KINDS)[number];
  id: string;
  name: string;
}

export const MEDIA_FILTERS = ['all', 'used', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export interface MediaQuestion {
  filter: MediaFilter;
  /** The last one already seen; older ones follow. */
  before: string | null;
}
