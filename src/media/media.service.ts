import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.service.js';
import type { Viewer } from '../platform/http/viewer.js';
import type { UploadedPicture } from '../platform/pictures/uploaded-picture.js';
import { cleanText } from '../shared/text.js';
import type { Picture } from '../shop/menu/menu.types.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LibraryIsFull, PictureNotFound } from './media.errors.js';
import { MediaRepository } from './media.repository.js';
import type { LibraryPicture } from './media.types.js';
import { MediaListService } from './media-list.service.js';
import { PictureMaker, weightOf } from './picture-maker.js';
import { PictureReturn } from './picture-return.service.js';
import { fullOf } from './quota.rules.js';

/** Takes pictures in and describes them. */
@Injectable()
export class MediaService {
  constructor(
    private readonly pictures: MediaRepository,
    private readonly maker: PictureMaker,
    private readonly lists: MediaListService,
    private readonly returns: PictureReturn,
    private readonly audit: Audit,
  ) {}

  /** The same file again is the picture that is there, or that was deleted. */
  async take({ userId }: Viewer, shop: Shop, { path, name }: UploadedPicture): Promise<LibraryPicture> {
    const hash = await hashOf(path);
    const known = await this.pictures.findByHash(shop.id, hash);
    if (known) return known;
    const deleted = await this.returns.ofUpload(shop, hash);
    if (deleted) return deleted;
    await this.makeSureThereIsRoom(shop);
    const drawn = await this.maker.draw(path);
    await this.makeSureThereIsRoom(shop, weightOf(drawn.files));

    const picture: LibraryPicture = {
      ...(await this.maker.keep(shop.id, drawn)),
      shopId: shop.id,
      hash,
      name: cleanText(name, { max: 120 }),
      alt: '',
    };
    if (!(await this.pictures.add(picture))) return this.twinOf(picture);
    await this.audit.record({
      shopId: shop.id,
      userId,
      subject: 'media',
      action: 'uploaded',
      after: { id: picture.id, name: picture.name },
    });
    return picture;
  }

  async update(
    { userId }: Viewer,
    { id: shopId }: Shop,
    id: string,
    said: Partial<Pick<Picture, 'alt' | 'focus'>>,
  ): Promise<LibraryPicture> {
    const before = await this.pictures.find(shopId, id);
    const after = before && (await this.pictures.describe(shopId, id, said));
    if (!after) throw new PictureNotFound();
    await this.audit.record({
      shopId,
      userId,
      subject: 'media',
      action: 'updated',
      before: { id, alt: before.alt, focus: before.focus },
      after: { id, alt: after.alt, focus: after.focus },
    });
    return after;
  }

  private async makeSureThereIsRoom(shop: Shop, bytes = 0): Promise<void> {
    const quota = await this.lists.quota(shop);
    const full = fullOf(quota, bytes);
    if (full) throw new LibraryIsFull(quota.planName, full);
  }

  /** Somebody else has uploaded the same file meanwhile. */
  private async twinOf(picture: LibraryPicture): Promise<LibraryPicture> {
    await this.maker.forget(picture.shopId, picture);
    const duplicate = await this.pictures.findByHash(picture.shopId, picture.hash);
    if (!duplicate) throw new PictureNotFound();
    return duplicate;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
