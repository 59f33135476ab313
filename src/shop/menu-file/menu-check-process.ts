import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/apart/turns.js';
import { type Bounds, type Ended, workApart } from '../../platform/apart/work-apart.js';
import type { CheckedFile, FileToCheck } from './file-check.js';
import type { FileCheckAnswer } from './menu-file.child.js';
import { ReadingIsBusy } from './menu-file.errors.js';
import { TOO_LARGE } from './table/sheet.rules.js';
import { UnreadableFile } from './table/table.errors.js';

const CHILD = 'shop/menu-file/menu-file.child.js';
const BOUNDS: Bounds = { heapMib: 256, memoryMib: 500, longestMs: 30_000 };
const MAX_WAITING = 20;
const SAYS: Record<Ended, string> = {
  memory: TOO_LARGE,
  time: 'Diese Datei zu prüfen dauert zu lange. Lass nur das Blatt mit der Speisekarte darin oder teile sie auf.',
  crash: 'Diese Datei ist beschädigt. Öffne und speichere sie neu und versuche es noch einmal.',
};

/** Reads and checks one file at a time, away from the process that takes orders; of each shop only one waits. */
@Injectable()
export class MenuCheckProcess {
  private readonly turns = new Turns(MAX_WAITING);
  private readonly shops = new Set<string>();

  async check(file: FileToCheck): Promise<CheckedFile> {
    if (this.turns.areTaken || this.shops.has(file.shopId)) throw new ReadingIsBusy();
    this.shops.add(file.shopId);
    const outcome = await this.turns
      .take(() => workApart<FileToCheck, FileCheckAnswer>(CHILD, file, BOUNDS))
      .finally(() => this.shops.delete(file.shopId));
    if ('ended' in outcome) throw new UnreadableFile(SAYS[outcome.ended]);
    if ('refused' in outcome.answer) throw new UnreadableFile(outcome.answer.refused);
    return outcome.answer.checked;
  }
}
