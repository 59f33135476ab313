import { type PictureFormat, pictureIdOf, pictureKey } from '../shop/menu/picture-address.rules.js';

export const PICTURE_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Where a file lies while its picture is in the bin: no address leads there. */
export const binnedKey = (shopId: string, file: string): string => `${shopId}/bin/${file}`;

/** The picture that a stored file belongs to; null for other files. */
export function pictureAt(key: string): { shopId: string; id: string } | null {
  const [shopId = '', folder, file = ''] = key.split('/');
  const id = pictureIdOf(file);
  return id && folder === 'media' && key === pictureKey(shopId, file) ? { shopId, id } : null;
}

export const typeOf = (file: string): string =>
  PICTURE_TYPES[file.slice(file.lastIndexOf('.') + 1) as PictureFormat];
