import { draw } from './draw.js';
import type { PressOrder } from './press.types.js';

export interface PressTask {
  file: string;
  order: PressOrder;
}

/** The process takes one upload and gives one answer. Untrusted bytes are decoded here and nowhere else. */
process.once('message', async ({ file, order }: PressTask) => {
  const pressed = await draw(file, order);
  process.send?.(pressed, () => process.disconnect());
});

// Nobody waits for the answer any more.
process.once('disconnect', () => process.exit());
