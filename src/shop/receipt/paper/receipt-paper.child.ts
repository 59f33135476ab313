import { answerOnce } from '../../../platform/apart/answer-once.js';
import { paperPicture } from '../../../platform/pictures/paper-picture.js';
import { drawReceipt } from './receipt-paper.pdf.js';
import type { ReceiptPaper } from './receipt-paper.types.js';

export interface PaperTask {
  papers: Omit<ReceiptPaper, 'logo'>[];
  logo: Uint8Array | null;
  /** What a logo stands on that white would swallow. */
  ground: string;
  at: Date;
}

answerOnce(async ({ papers, logo: bytes, ground, at }: PaperTask) => {
  const logo = bytes && (await paperPicture(bytes, ground));
  return Promise.all(papers.map((paper) => drawReceipt({ ...paper, logo }, at)));
});
