import type { BinItem } from '../shop/bin/bin.types.js';
import type { LibraryPicture } from './media.types.js';

/** What the bin holds of a picture; its files lie where no address leads. */
export const binItemOf = (picture: LibraryPicture): BinItem<LibraryPicture> => ({
  id: picture.id,
  kind: 'picture',
  name: picture.alt || picture.name,
  detail: picture.alt ? picture.name : '',
  needs: [],
  hash: picture.hash,
  content: picture,
});
