import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { pictureTypeOf } from './magic.rules.js';
import { PictureRefused, PressIsBusy } from './press.errors.js';
import type { Drawn, PressOrder } from './press.types.js';
import { pressInProcess } from './press-process.js';

const MAX_WAITING = 30;

/** Draws uploads anew, one at a time, away from the process that takes orders. */
@Injectable()
export class PicturePress {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** `file` is a path on this machine; whoever calls deletes it. */
  async draw(file: string, order: PressOrder): Promise<Drawn> {
    if (this.waiting >= MAX_WAITING) throw new PressIsBusy();
    const type = pictureTypeOf(await startOf(file));
    if (!type || type === 'image/heic') throw new PictureRefused(type ? 'heic' : 'noPicture');
    const pressed = await this.inTurn(() => pressInProcess({ file, order }));
    if ('refused' in pressed) throw new PictureRefused(pressed.refused);
    return pressed.drawn;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const mine = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

const START = 32;

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
