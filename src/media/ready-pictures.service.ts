import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Drawn } from '../platform/pictures/press.types.js';
import type { Picture } from '../shop/menu/menu.types.js';
import { MediaRepository } from './media.repository.js';
import { toPicture } from './media.view.js';
import { PictureMaker } from './picture-maker.js';

/** Adds pictures of our own, whose files are drawn already. */
@Injectable()
export class ReadyPictures {
  constructor(
    private readonly pictures: MediaRepository,
    private readonly maker: PictureMaker,
  ) {}

  /** The same picture again is the one that is there. */
  async take(shopId: string, { name, alt }: { name: string; alt: string }, drawn: Drawn): Promise<Picture> {
    const hash = createHash('sha256').update(name).digest('hex');
    const known = await this.pictures.findByHash(shopId, hash);
    if (known) return toPicture(known);
    const picture = { ...(await this.maker.keep(shopId, drawn)), shopId, hash, name, alt };
    await this.pictures.add(picture);
    return toPicture(picture);
  }
}
