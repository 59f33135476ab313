import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/apart/turns.js';
import { type Bounds, type Ended, workApart } from '../../platform/apart/work-apart.js';
import type { Reading, ReadTask } from './menu-file.child.js';
import { ReadingIsBusy } from './menu-file.errors.js';
import type { ReadFile } from './menu-file-reader.js';
import { TOO_LARGE } from './table/sheet.rules.js';
import { UnreadableFile } from './table/table.errors.js';

const CHILD = 'shop/menu-file/menu-file.child.js';
const BOUNDS: Bounds = { heapMib: 128, memoryMib: 320, longestMs: 20_000 };
const MAX_WAITING = 20;
const SAYS: Record<Ended, string> = {
  memory: TOO_LARGE,
  time: 'Diese Datei zu lesen dauert zu lange. Lass nur das Blatt mit der Speisekarte darin und versuche es noch einmal.',
  crash: 'Diese Datei ist beschädigt. Öffne und speichere sie neu und versuche es noch einmal.',
};

/** Reads one file at a time, away from the process that takes orders; of each shop only one waits. */
@Injectable()
export class MenuReading {
  private readonly turns = new Turns(MAX_WAITING);
  private readonly shops = new Set<string>();

  async read(shopId: string, name: string, bytes: Uint8Array): Promise<ReadFile> {
    if (this.turns.areTaken || this.shops.has(shopId)) throw new ReadingIsBusy();
    this.shops.add(shopId);
    const outcome = await this.turns
      .take(() => workApart<ReadTask, Reading>(CHILD, { name, bytes }, BOUNDS))
      .finally(() => this.shops.delete(shopId));
    if ('ended' in outcome) throw new UnreadableFile(SAYS[outcome.ended]);
    if ('refused' in outcome.answer) throw new UnreadableFile(outcome.answer.refused);
    return outcome.answer.read;
  }
}
