import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Files, type StoredFile } from '../../platform/files/files.js';
import { BrokenPicture, NoPicture, PictureNotFound } from './design.errors.js';
import type { PictureKind } from './design.types.js';
import { pictureTypeOf } from './magic.rules.js';

const MOST_PIXELS = 50_000_000;
const SIZES: Record<PictureKind, { width: number; height: number }> = {
  titleImage: { width: 1920, height: 1080 },
  logo: { width: 512, height: 512 },
};
const SHOP = /^[0-9a-z]{1,40}$/;
const NAME = /^[\w-]{1,40}\.webp$/;

/** Title image and logo: drawn anew, so that nothing of the uploaded file but the picture stays. */
@Injectable()
export class PictureService {
  constructor(private readonly files: Files) {}

  /** The address under which guests get it; the same picture has the same address. */
  async keep(shopId: string, kind: PictureKind, upload: Buffer): Promise<string> {
    if (!pictureTypeOf(upload)) throw new NoPicture();
    const bytes = await redrawn(upload, kind);
    const name = `${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`;
    await this.files.put(`${shopId}/design/${name}`, bytes, 'image/webp');
    return `/media/${shopId}/${name}`;
  }

  async show(shopId: string, name: string): Promise<StoredFile> {
    const known = SHOP.test(shopId) && NAME.test(name);
    const file = known ? await this.files.get(`${shopId}/design/${name}`) : null;
    if (!file) throw new PictureNotFound();
    return file;
  }
}

/** Without EXIF, turned as the camera was held. */
async function redrawn(upload: Buffer, kind: PictureKind): Promise<Buffer> {
  try {
    return await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...SIZES[kind], fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new BrokenPicture();
  }
}
