import type { Picture } from '../shop/menu/menu.types.js';
import { pictureSources } from '../shop/menu/picture-address.rules.js';
import type { LibraryPicture, LibraryUse, MediaFilter } from './media.types.js';

export interface PictureRow extends Picture {
  name: string;
  bytes: number;
  createdAt: string;
  src: string;
  srcset: string;
  uses: LibraryUse[];
}

export interface Quota {
  pictures: number;
  bytes: number;
  /** null: unlimited. */
  mostPictures: number | null;
  mostBytes: number | null;
  planName: string;
}

export interface MediaList {
  pictures: PictureRow[];
  /** The last picture of this page, where older ones follow; null: there are no more. */
  next: string | null;
  quota: Quota;
}

export interface MediaPage extends MediaList {
  filter: MediaFilter;
}

export const toPictureRow = (picture: LibraryPicture, uses: LibraryUse[]): PictureRow => {
  const { shopId, id, alt, focus, width, height, name, bytes, createdAt } = picture;
  const { src, srcset } = pictureSources(shopId, picture);
  return {
    id,
    alt,
    focus,
    width,
    height,
    name,
    bytes,
    createdAt: createdAt.toISOString(),
    src,
    srcset,
    uses,
  };
};

export const toPicture = ({ id, alt, focus, width, height }: Picture): Picture => ({
  id,
  alt,
  focus,
  width,
  height,
});
