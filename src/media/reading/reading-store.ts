import { Injectable } from '@nestjs/common';
import { Files } from '../../platform/files/files.js';
import { MenuReadingRepository } from './menu-reading.repository.js';
import type { MenuReading, SourcePart } from './menu-reading.types.js';

const JPEG = 'image/jpeg';

/** Readings and the pictures they are made of, which come and go together. */
@Injectable()
export class ReadingStore {
  constructor(
    readonly readings: MenuReadingRepository,
    private readonly files: Files,
  ) {}

  async keepPictures(shopId: string, id: string, parts: readonly SourcePart[]): Promise<void> {
    for (const [at, part] of parts.entries())
      if ('picture' in part) await this.files.put(keyOf(shopId, id, at), Buffer.from(part.picture), JPEG);
  }

  async picture({ shopId, id }: Pick<MenuReading, 'shopId' | 'id'>, part: number): Promise<Buffer | null> {
    return (await this.files.get(keyOf(shopId, id, part)))?.bytes ?? null;
  }

  async drop({ shopId, id, texts }: MenuReading): Promise<void> {
    for (const [at, text] of texts.entries()) if (text === '') await this.files.delete(keyOf(shopId, id, at));
    await this.readings.remove(shopId, id);
  }
}

const keyOf = (shopId: string, id: string, part: number): string => `${shopId}/readings/${id}-${part}.jpg`;
