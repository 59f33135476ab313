import { Injectable } from '@nestjs/common';
import type { Order } from '../../order/order.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { documentNumberOf, KIND_LABEL } from '../chain/document-number.rules.js';
import { IssuedDocuments } from '../chain/issued-documents.service.js';
import { DocumentNotFound, MealGivenBack } from '../receipt.errors.js';
import { receiptBodyOf } from '../receipt.rules.js';
import { ReceiptService } from '../receipt.service.js';
import type { FiscalDocument } from '../receipt.types.js';
import type { LaterPaper } from '../receipt.view.js';
import { orderSlipView } from '../receipt.view.js';
import { spentOf } from '../receipt-money.rules.js';
import { standingInvoice } from '../settle/settling.rules.js';
import type { Hospitality } from './receipt-paper.types.js';
import { ReceiptPapers } from './receipt-papers.service.js';

/** What is asked for with the PDF of an order. */
export interface PaperWish {
  /** '': the invoice. */
  number: string;
  /** null: not for a meal on business; '' is written by hand. */
  meal: { occasion: string; persons: string } | null;
}

export interface PaperFile {
  name: string;
  content: Buffer;
}

/** The papers of one order as PDF, for its guest and for the desk. */
@Injectable()
export class OrderPapers {
  constructor(
    private readonly receipts: ReceiptService,
    private readonly documents: IssuedDocuments,
    private readonly papers: ReceiptPapers,
  ) {}

  async pdf(shop: Shop, order: Order, { number, meal }: PaperWish): Promise<PaperFile> {
    const issued = await this.documents.of(shop.id, order.id);
    const asked = number ? issued.find((one) => documentNumberOf(one) === number) : standingInvoice(issued);
    if (number && !asked) throw new DocumentNotFound();
    const document = asked ?? (await this.receipts.issue(shop, order, null));
    if (document) {
      const hospitality = meal && mealOf(shop, document, issued, meal);
      const content = await this.papers.handedOut(shop, document, hospitality);
      return { name: `${documentNumberOf(document)}.pdf`, content };
    }
    const hospitality = meal && { ...meal, place: placeOf(shop), spentCents: null };
    const slip = orderSlipView(receiptBodyOf(order, shop, null), order, meal !== null);
    return {
      name: `Bestellbeleg-${order.number}.pdf`,
      content: await this.papers.slip(shop, slip, hospitality),
    };
  }

  /** What was issued beside the invoice that counts. */
  async later(shop: Shop, order: Order, path: string): Promise<LaterPaper[]> {
    const issued = await this.documents.of(shop.id, order.id);
    const standing = standingInvoice(issued);
    return issued
      .filter(({ id }) => id !== standing?.id)
      .map((document) => {
        const number = documentNumberOf(document);
        return { label: KIND_LABEL[document.kind], number, path: `${path}?nr=${number}` };
      });
  }
}

/** Of the invoice alone, and only where something was spent in the end. */
export function mealOf(
  shop: Shop,
  document: FiscalDocument,
  issued: readonly FiscalDocument[],
  meal: { occasion: string; persons: string },
): Hospitality {
  const spentCents = document.kind === 'invoice' ? spentOf(document, issued) : 0;
  if (spentCents <= 0) throw new MealGivenBack();
  return { ...meal, place: placeOf(shop), spentCents };
}

const placeOf = ({ name, address }: Shop): string => `${name}, ${address.street}, ${address.city}`;
