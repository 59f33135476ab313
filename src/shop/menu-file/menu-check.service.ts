import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { cleanText } from '../../shared/text.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ImportRepository } from './import.repository.js';
import type { ImportReview, MenuImport } from './import.types.js';
import { type ImportView, reviewOnly, toImportView } from './import.view.js';
import { MenuCheckProcess } from './menu-check-process.js';
import { MenuSource } from './menu-source.service.js';
import type { MenuStep } from './steps/menu-steps.types.js';

/** The number of steps that are written, or undone, at once. */
const PART = 100;

/** The dry run: reports all errors and all changes, and saves the steps for the import. */
@Injectable()
export class MenuCheckService {
  constructor(
    private readonly process: MenuCheckProcess,
    private readonly source: MenuSource,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {}

  async checkFile(viewer: Viewer, shop: Shop, name: string, bytes: Uint8Array): Promise<ImportView> {
    const { id: shopId, subscription } = shop;
    const { review, writing, removing } = await this.process.check({
      name: cleanText(name, { max: 120 }) || 'Datei',
      bytes,
      shopId,
      subscription,
      menu: await this.source.of(shopId),
      now: this.clock.now(),
    });
    return this.keep(viewer, shopId, review, writing, removing);
  }

  private async keep(
    { userId }: Viewer,
    shopId: string,
    review: ImportReview,
    writing: MenuStep[],
    removing: MenuStep[],
  ): Promise<ImportView> {
    if (writing.length + removing.length === 0) return reviewOnly(review);
    const [write, remove] = [inParts(writing), inParts(removing)];
    const checked: MenuImport = {
      id: newId(),
      shopId,
      state: 'checked',
      requestedBy: userId,
      createdAt: this.clock.now(),
      review,
      writeParts: write.length,
      removeParts: remove.length,
      removeMissing: false,
      written: 0,
      cancelled: false,
      tries: 0,
      outcome: null,
      problem: null,
      finishedAt: null,
    };
    await this.imports.dropChecked(shopId);
    await this.imports.add(checked, [...write, ...remove]);
    return toImportView(checked);
  }
}

const inParts = (steps: readonly MenuStep[]): MenuStep[][] =>
  Array.from({ length: Math.ceil(steps.length / PART) }, (_, at) => steps.slice(at * PART, (at + 1) * PART));
