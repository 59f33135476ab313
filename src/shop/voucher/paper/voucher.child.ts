import { answerOnce } from '../../../platform/apart/answer-once.js';
import { paperPicture } from '../../../platform/pictures/paper-picture.js';
import { drawVoucher } from './voucher.pdf.js';
import type { VoucherPaper } from './voucher-paper.types.js';

export interface PaperTask {
  paper: Omit<VoucherPaper, 'logo'>;
  logo: Uint8Array | null;
  /** What a logo stands on that white would swallow. */
  ground: string;
  at: Date;
}

answerOnce(async ({ paper, logo: bytes, ground, at }: PaperTask) => {
  const logo = bytes && (await paperPicture(bytes, ground));
  return drawVoucher({ ...paper, logo }, at);
});
