import { Injectable } from '@nestjs/common';
import { Turns } from '../../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../../platform/apart/work-apart.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { groundOf } from '../../design/contrast.rules.js';
import { PaperLogo } from '../../design/paper-logo.service.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { VoucherSale } from '../sale/voucher-sale.types.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherCodes } from '../voucher-codes.service.js';
import type { PaperTask } from './voucher.child.js';
import { PaperIsBusy } from './voucher-paper.errors.js';
import { paperOf } from './voucher-paper.rules.js';

const CHILD = 'shop/voucher/paper/voucher.child.js';
const BOUNDS: Bounds = { heapMib: 128, memoryMib: 300, longestMs: 20_000 };
const MOST_WAITING = 50;

/** Vouchers as PDF, drawn away from the process that takes orders. */
@Injectable()
export class VoucherPapers {
  private readonly turns = new Turns(MOST_WAITING);

  constructor(
    private readonly codes: VoucherCodes,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly logos: PaperLogo,
  ) {}

  /** The full address of a shop, as it stands on what is handed over. */
  homeOf(shop: Shop): string {
    return homeOf(shop, this.env);
  }

  async pdf(
    shop: Shop,
    voucher: Voucher,
    sale: Pick<VoucherSale, 'forName' | 'greeting' | 'speech'>,
  ): Promise<Buffer> {
    if (this.turns.areTaken) throw new PaperIsBusy();
    const code = this.codes.open(voucher);
    const paper = paperOf(shop, { voucher, code, sale, home: this.homeOf(shop) });
    const logo = await this.logos.of(shop);
    const task = { paper, logo, ground: groundOf(paper.colors.main), at: this.clock.now() };
    const outcome = await this.turns.take(() => workApart<PaperTask, Uint8Array>(CHILD, task, BOUNDS));
    if ('ended' in outcome) throw new PaperIsBusy();
    return Buffer.from(outcome.answer);
  }
}
