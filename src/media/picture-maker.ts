import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Files } from '../platform/files/files.js';
import { PicturePress } from '../platform/pictures/picture-press.js';
import type { Drawn } from '../platform/pictures/press.types.js';
import { newId } from '../shared/ids.js';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureSize,
  pictureFile,
  pictureFiles,
  pictureKey,
} from '../shop/menu/picture-address.rules.js';
import { binnedKey, PICTURE_TYPES } from './media-file.rules.js';

const CENTRE = { x: 0.5, y: 0.5 };
const LARGEST = 1280;
/** A picture may be taller than wide; twice the width is enough for every page. */
const ORDER = {
  within: { width: LARGEST, height: 2 * LARGEST },
  widths: PICTURE_WIDTHS,
  formats: PICTURE_FORMATS,
};

/** Makes the files of a picture, and takes them away. */
@Injectable()
export class PictureMaker {
  constructor(
    private readonly press: PicturePress,
    private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  draw(path: string): Promise<Drawn> {
    return this.press.draw(path, ORDER);
  }

  async keep(shopId: string, { width, height, files }: Drawn) {
    const createdAt = this.clock.now();
    const id = newId(createdAt.getTime());
    for (const { width: wide, format, bytes } of files) {
      const key = pictureKey(shopId, pictureFile(id, wide, format));
      await this.files.put(key, Buffer.from(bytes), PICTURE_TYPES[format]);
    }
    return { id, width, height, focus: CENTRE, bytes: weightOf(files), createdAt };
  }

  async forget(shopId: string, picture: PictureSize): Promise<void> {
    for (const file of pictureFiles(picture)) await this.files.delete(pictureKey(shopId, file));
  }

  /** From then on nobody can fetch it. Repeatable, like its opposite. */
  async shelve(shopId: string, picture: PictureSize): Promise<void> {
    for (const file of pictureFiles(picture))
      await this.move(pictureKey(shopId, file), binnedKey(shopId, file));
  }

  async unshelve(shopId: string, picture: PictureSize): Promise<void> {
    for (const file of pictureFiles(picture))
      await this.move(binnedKey(shopId, file), pictureKey(shopId, file));
  }

  async forgetShelved(shopId: string, picture: PictureSize): Promise<void> {
    for (const file of pictureFiles(picture)) await this.files.delete(binnedKey(shopId, file));
  }

  private async move(from: string, to: string): Promise<void> {
    const file = await this.files.get(from);
    if (!file) return;
    await this.files.put(to, file.bytes, file.contentType);
    await this.files.delete(from);
  }
}

export const weightOf = (files: Drawn['files']): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);
