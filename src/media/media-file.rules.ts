import { type PictureFormat, pictureIdOf, pictureKey } from '../shop/menu/picture-address.rules.js';

export const PICTURE_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const SHOP = /^[0-9a-z]{1,40}$/;
const DESIGN = /^(logo|titleImage)-[0-9a-f]{16}(-\d{1,4}x\d{1,4}(-\d{1,4})?)?\.(avif|webp)$/;

/** The key of the file behind an address; null for every name that is not ours. */
export function keyOf(shopId: string, file: string): string | null {
  if (!SHOP.test(shopId)) return null;
  if (DESIGN.test(file)) return `${shopId}/design/${file}`;
  return pictureIdOf(file) ? pictureKey(shopId, file) : null;
}

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
