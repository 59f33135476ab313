import { answerOnce } from '../../../platform/apart/answer-once.js';
import { drawVoucher } from './voucher.pdf.js';
import type { VoucherPaper } from './voucher-paper.types.js';

export interface PaperTask {
  paper: VoucherPaper;
  at: Date;
}

answerOnce(({ paper, at }: PaperTask) => drawVoucher(paper, at));
