import { Injectable } from '@nestjs/common';
import { pictureIdAt } from '../shop/menu/picture-address.rules.js';
import { PictureUses } from '../shop/menu/picture-uses/picture-uses.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import type { LibraryUse } from './media.types.js';

/** Every place where a shop shows its pictures: the menu and the design. */
@Injectable()
export class LibraryUses {
  constructor(private readonly menu: PictureUses) {}

  async of(shop: Shop, pictureId: string): Promise<LibraryUse[]> {
    return [
      ...(await this.menu.usesOfPicture(shop.id, pictureId)),
      ...designUses(shop).flatMap(({ pictureId: id, use }) => (id === pictureId ? [use] : [])),
    ];
  }

  async all(shop: Shop): Promise<Map<string, LibraryUse[]>> {
    const uses = new Map<string, LibraryUse[]>();
    const found = [...(await this.menu.usesOfPictures(shop.id)), ...designUses(shop)];
    for (const { pictureId, use } of found) uses.set(pictureId, [...(uses.get(pictureId) ?? []), use]);
    return uses;
  }
}

function designUses({ design: { logo, titleImage } }: Shop): { pictureId: string; use: LibraryUse }[] {
  const places = [
    { url: logo, use: { kind: 'design', id: 'logo', name: 'Logo' } },
    { url: titleImage, use: { kind: 'design', id: 'titleImage', name: 'Titelbild' } },
  ] as const;
  return places.flatMap(({ url, use }) => {
    const pictureId = pictureIdAt(url);
    return pictureId ? [{ pictureId, use }] : [];
  });
}
