import { pictureIdOf, pictureKey } from '../menu/picture-address.rules.js';

const SHOP = /^[0-9a-z]{1,40}$/;
const DESIGN = /^(logo|titleImage)-[0-9a-f]{16}(-\d{1,4}x\d{1,4}(-\d{1,4})?)?\.(avif|webp)$/;
const ADDRESS = /^\/media\/([^/]+)\/([^/]+)$/;

/** The key of the file behind an address; null for every name that is not ours. */
export function keyOf(shopId: string, file: string): string | null {
  if (!SHOP.test(shopId)) return null;
  if (DESIGN.test(file)) return `${shopId}/design/${file}`;
  return pictureIdOf(file) ? pictureKey(shopId, file) : null;
}

/** null for placeholders, and for pictures of another restaurant. */
export function keyAt(shopId: string, address: string): string | null {
  const [, owner = '', file = ''] = ADDRESS.exec(address) ?? [];
  return owner === shopId ? keyOf(shopId, file) : null;
}
