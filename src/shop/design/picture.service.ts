import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { Files } from '../../platform/files/files.js';
import { PicturePress } from '../../platform/pictures/picture-press.js';
import { PictureRefused } from '../../platform/pictures/press.errors.js';
import { withUploaded } from '../../platform/pictures/uploaded-picture.js';
import { PICTURES, type PictureKind } from './design.types.js';

const SIZES: Record<PictureKind, { width: number; height: number }> = {
  titleImage: { width: 1920, height: 1080 },
  logo: { width: 512, height: 512 },
};

/** Title image and logo: drawn anew, so that nothing of the uploaded file but the picture stays. */
@Injectable()
export class PictureService {
  constructor(
    private readonly files: Files,
    private readonly press: PicturePress,
  ) {}

  /** The address under which guests get it; the same picture has the same address. */
  keep(shopId: string, kind: string, file?: UploadedMultipartFile): Promise<string> {
    return withUploaded(file, async ({ path }) => {
      if (!isPicture(kind)) throw new PictureRefused('noPicture');
      const [largest] = (await this.press.draw(path, { within: SIZES[kind], widths: [], formats: ['webp'] }))
        .files;
      return this.put(shopId, kind, Buffer.from(largest?.bytes ?? []));
    });
  }

  /** For bytes that we have drawn ourselves. */
  async put(shopId: string, kind: PictureKind, webp: Buffer): Promise<string> {
    const name = `${kind}-${createHash('sha256').update(webp).digest('hex').slice(0, 16)}.webp`;
    await this.files.put(`${shopId}/design/${name}`, webp, 'image/webp');
    return `/media/${shopId}/${name}`;
  }
}

const isPicture = (kind: string): kind is PictureKind => (PICTURES as readonly string[]).includes(kind);
