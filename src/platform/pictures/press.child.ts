import { answerOnce } from '../apart/answer-once.js';
import { draw } from './draw.js';
import type { PressOrder } from './press.types.js';

export interface PressTask {
  file: string;
  order: PressOrder;
}

/** Untrusted pictures are decoded here and nowhere else. */
answerOnce(({ file, order }: PressTask) => draw(file, order));
