import { Injectable } from '@nestjs/common';
import { Files } from '../../platform/files/files.js';
import type { Shop } from '../restaurant/shop.types.js';
import { keyAt } from './picture-key.rules.js';

/** The logo as it was kept, for whoever draws papers in the design of the restaurant. */
@Injectable()
export class PaperLogo {
  constructor(private readonly files: Files) {}

  async of({ id, design }: Pick<Shop, 'id' | 'design'>): Promise<Uint8Array | null> {
    const key = keyAt(id, design.logo);
    const file = key === null ? null : await this.files.get(key).catch(() => null);
    return file && new Uint8Array(file.bytes);
  }
}
