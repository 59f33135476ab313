import { answerOnce } from '../../../platform/apart/answer-once.js';
import { drawReceipt } from './receipt-paper.pdf.js';
import type { ReceiptPaper } from './receipt-paper.types.js';

export interface PaperTask {
  papers: ReceiptPaper[];
  at: Date;
}

answerOnce(({ papers, at }: PaperTask) => Promise.all(papers.map((paper) => drawReceipt(paper, at))));
