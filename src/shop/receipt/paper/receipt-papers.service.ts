import { Injectable } from '@nestjs/common';
import { Turns } from '../../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../../platform/apart/work-apart.js';
import { Clock } from '../../../platform/clock/clock.js';
import { groundOf } from '../../design/contrast.rules.js';
import { PaperLogo } from '../../design/paper-logo.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PaperFailed, PapersBusy } from '../receipt.errors.js';
import type { FiscalDocument } from '../receipt.types.js';
import { documentView, type ReceiptView } from '../receipt.view.js';
import { CopyRepository } from './copy.repository.js';
import type { PaperTask } from './receipt-paper.child.js';
import type { Hospitality } from './receipt-paper.types.js';

const CHILD = 'shop/receipt/paper/receipt-paper.child.js';
const BOUNDS: Bounds = { heapMib: 192, memoryMib: 400, longestMs: 60_000 };
const MAX_WAITING = 20;

/** Receipts as PDF, drawn away from the process that takes orders. */
@Injectable()
export class ReceiptPapers {
  private readonly turns = new Turns(MAX_WAITING);

  constructor(
    private readonly copies: CopyRepository,
    private readonly clock: Clock,
    private readonly logos: PaperLogo,
  ) {}

  /** Handed out: the second time and after it says so. The one for a meal on business counts for itself. */
  async handedOut(
    shop: Shop,
    document: FiscalDocument,
    hospitality: Hospitality | null = null,
  ): Promise<Buffer> {
    this.refuseWhenBusy();
    const key = hospitality ? `${document.id} meal` : document.id;
    const copy = await this.copies.next(shop.id, key);
    const paper = { ...paperOf(shop, documentView(document)), copy, hospitality };
    try {
      const [pdf] = await this.drawn(shop, [paper]);
      return pdf!;
    } catch (error) {
      await this.copies.notOut(shop.id, key);
      throw error;
    }
  }

  /** What is no document, such as the slip of an order that is paid on site. */
  async slip(shop: Shop, receipt: ReceiptView, hospitality: Hospitality | null): Promise<Buffer> {
    this.refuseWhenBusy();
    const [pdf] = await this.drawn(shop, [{ ...paperOf(shop, receipt), copy: 0, hospitality }]);
    return pdf!;
  }

  /** For the books: nobody is handed these. They wait their turn, as half an archive would be none. */
  forTheBooks(shop: Shop, documents: readonly FiscalDocument[]): Promise<Buffer[]> {
    return this.drawn(
      shop,
      documents.map((document) => ({ ...paperOf(shop, documentView(document)), copy: 0, hospitality: null })),
    );
  }

  private refuseWhenBusy(): void {
    if (this.turns.areTaken) throw new PapersBusy();
  }

  private async drawn(shop: Shop, papers: PaperTask['papers']): Promise<Buffer[]> {
    const logo = await this.logos.of(shop);
    const ground = groundOf(shop.design.colors.primaryColor);
    const task: PaperTask = { papers, logo, ground, at: this.clock.now() };
    const outcome = await this.turns.take(() => workApart<PaperTask, Uint8Array[]>(CHILD, task, BOUNDS));
    if ('ended' in outcome) throw new PaperFailed();
    return outcome.answer.map((pdf) => Buffer.from(pdf));
  }
}

const paperOf = ({ name, design }: Shop, receipt: ReceiptView) => ({
  receipt,
  restaurant: name,
  color: design.colors.primaryColor,
});
