import { Injectable } from '@nestjs/common';
import { Files, type StoredFile } from '../platform/files/files.js';
import { keyOf } from '../shop/design/picture-key.rules.js';
import { PictureNotFound } from './media.errors.js';
import { typeOf } from './media-file.rules.js';

/** What guests' browsers fetch: pictures of the menu, logo and title image. */
@Injectable()
export class MediaFiles {
  constructor(private readonly files: Files) {}

  async show(shopId: string, name: string): Promise<StoredFile> {
    const key = keyOf(shopId, name);
    const file = key && (await this.files.get(key));
    if (!file) throw new PictureNotFound();
    return { bytes: file.bytes, contentType: typeOf(name) };
  }
}
