import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Turns } from '../../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../../platform/apart/work-apart.js';
import { Env } from '../../../platform/env/env.js';
import { Files } from '../../../platform/files/files.js';
import { PaperLogo } from '../../../shop/design/paper-logo.service.js';
import { lightRoles } from '../../../shop/design/roles.rules.js';
import { homeOf } from '../../../shop/domain/shop-home.rules.js';
import { pictureFile, pictureKey, widthsOf } from '../../../shop/menu/picture-address.rules.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { NoLetterCanBeDrawn, PictureFailed, PicturesAreBusy, PictureTookTooLong } from '../social.errors.js';
import {
  type PictureAnswer,
  type PictureTask,
  POST_SIZES,
  type PostFacts,
  type PostFormat,
} from '../social.types.js';

const CHILD = 'media/social/picture/social-picture.child.js';
const BOUNDS: Bounds = { heapMib: 192, memoryMib: 400, longestMs: 20_000 };
const MAX_WAITING = 20;
/** One restaurant that asks again and again takes no other one's turn. */
const MOST_OF_A_SHOP = 4;
/** Of all restaurants together, about a hundred pictures. */
const KEPT_BYTES = 24 * 1024 * 1024;

export interface PictureWish {
  format: PostFormat;
  title: string;
  note: string;
}

/** Pictures for posts in the restaurant's own look, drawn away from the process that takes orders. */
@Injectable()
export class SocialPictures {
  private readonly turns = new Turns(MAX_WAITING);
  private readonly asking = new Set<{ shopId: string; gone: AbortSignal }>();
  /** Whoever looks at another shape and comes back, or opens a planned post, sees the picture that was drawn before. */
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  constructor(
    private readonly files: Files,
    private readonly logos: PaperLogo,
    private readonly env: Env,
  ) {}

  /** Whoever types on wants the next picture: what nobody waits for any more is not drawn. */
  async draw(shop: Shop, facts: PostFacts, wish: PictureWish, gone: AbortSignal): Promise<Buffer> {
    const key = this.keyOf(shop, facts, wish);
    const known = this.drawn.get(key);
    if (known) return known;
    const { jpeg, isWhole } = await this.drawNow(shop, facts, wish, gone);
    if (isWhole) this.drawn.set(key, jpeg);
    return jpeg;
  }

  private async drawNow(shop: Shop, facts: PostFacts, wish: PictureWish, gone: AbortSignal) {
    if (this.turns.areTaken || this.countAsking(shop.id) >= MOST_OF_A_SHOP) throw new PicturesAreBusy();
    const mine = { shopId: shop.id, gone };
    this.asking.add(mine);
    try {
      return await this.turns.take(async () => {
        if (gone.aborted) throw new PicturesAreBusy();
        const task = await this.taskOf(shop, facts, wish);
        const outcome = await workApart<PictureTask, PictureAnswer>(CHILD, task, BOUNDS);
        if ('ended' in outcome)
          throw outcome.ended === 'time' ? new PictureTookTooLong() : new PictureFailed();
        if (!outcome.answer.jpeg) throw new NoLetterCanBeDrawn();
        // What could not be read just now may be there the next time.
        const isWhole = facts.picture === null || task.photo !== null;
        return { jpeg: Buffer.from(outcome.answer.jpeg), isWhole };
      });
    } finally {
      this.asking.delete(mine);
    }
  }

  /** Addresses of pictures and logos change with what they show. */
  private keyOf(shop: Shop, facts: PostFacts, { format, title, note }: PictureWish): string {
    const { id, name, design } = shop;
    const { eyebrow, lines, picture } = facts;
    const look = [design.colors, design.font, design.logo, name, homeOf(shop, this.env)];
    const content = JSON.stringify([id, format, title, note, eyebrow, lines, picture, look]);
    return createHash('sha256').update(content).digest('hex');
  }

  private countAsking(shopId: string): number {
    return [...this.asking].filter((one) => one.shopId === shopId && !one.gone.aborted).length;
  }

  private async taskOf(
    shop: Shop,
    facts: PostFacts,
    { format, title, note }: PictureWish,
  ): Promise<PictureTask> {
    const { id, name, design } = shop;
    const [photo, logo] = await Promise.all([this.photoOf(id, facts), this.logos.of(shop)]);
    return {
      size: POST_SIZES[format],
      isStory: format === 'story',
      eyebrow: facts.eyebrow,
      title,
      note,
      lines: facts.lines,
      name,
      address: homeOf(shop, this.env).replace(/^https?:\/\//, ''),
      font: design.font,
      roles: lightRoles(design.colors),
      photo,
      logo,
    };
  }

  private async photoOf(shopId: string, { picture }: PostFacts): Promise<PictureTask['photo']> {
    if (!picture) return null;
    const width = widthsOf(picture.width).at(-1) ?? picture.width;
    const file = await this.files.get(pictureKey(shopId, pictureFile(picture.id, width, 'jpg')));
    return file && { bytes: file.bytes, focus: picture.focus };
  }
}
