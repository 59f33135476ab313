import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Turns } from '../apart/turns.js';
import { type Bounds, workApart } from '../apart/work-apart.js';
import { pictureTypeOf } from './magic.rules.js';
import type { PressTask } from './press.child.js';
import { PictureRefused, PressIsBusy } from './press.errors.js';
import type { Drawn, Pressed, PressOrder } from './press.types.js';

const CHILD = 'platform/pictures/press.child.js';
/** The memory stays below the 200 MB that a picture may cost. */
const BOUNDS: Bounds = { heapMib: 64, memoryMib: 185, longestMs: 45_000 };
const MAX_WAITING = 30;

/** Draws uploads anew, one at a time, away from the process that takes orders. */
@Injectable()
export class PicturePress {
  private readonly turns = new Turns(MAX_WAITING);

  /** `file` is a path on this machine; whoever calls deletes it. */
  async draw(file: string, order: PressOrder): Promise<Drawn> {
    if (this.turns.areTaken) throw new PressIsBusy();
    const type = pictureTypeOf(await startOf(file));
    if (!type || type === 'image/heic') throw new PictureRefused(type ? 'heic' : 'noPicture');
    const pressed = await this.turns.take(() => press({ file, order }));
    if ('refused' in pressed) throw new PictureRefused(pressed.refused);
    return pressed.drawn;
  }
}

async function press(task: PressTask): Promise<Pressed> {
  const outcome = await workApart<PressTask, Pressed>(CHILD, task, BOUNDS);
  if ('answer' in outcome) return outcome.answer;
  return { refused: outcome.ended === 'memory' ? 'tooLarge' : 'broken' };
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
