import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { berlinClock } from '../../../shared/berlin-time.js';
import { type ChainFault, faultOf } from '../../receipt/chain/document-chain.js';
import { documentNumberOf } from '../../receipt/chain/document-number.rules.js';
import { IssuedDocuments } from '../../receipt/chain/issued-documents.service.js';
import { documentRowOf } from '../../receipt/desk/desk-receipts.rules.js';
import type { FiscalDocument } from '../../receipt/receipt.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AdviserSettings } from '../adviser/adviser-settings.service.js';
import {
  daysOfMonth,
  instantsOf,
  isMonth,
  keptUntil,
  monthAfter,
  monthBefore,
  monthLabel,
  monthOf,
} from '../files/period.rules.js';
import type { ChainView, ReceiptsMore, ReceiptsPage } from './receipts.view.js';

const PAGE = 100;

/** The documents month by month, the latest first. */
@Injectable()
export class ReceiptsPages {
  constructor(
    private readonly documents: IssuedDocuments,
    private readonly advisers: AdviserSettings,
    private readonly clock: Clock,
  ) {}

  async page(shop: Shop, asked: string): Promise<ReceiptsPage> {
    const today = monthOf(berlinClock(this.clock.now()).date);
    const month = isMonth(asked) && asked <= today ? asked : today;
    const [piece, last, adviser] = await Promise.all([
      this.pieceOf(shop, month),
      this.documents.last(shop.id),
      this.advisers.addressOf(shop.id),
    ]);
    return {
      ...(await this.slice(shop, piece.from, piece.to + 1)),
      month,
      monthLabel: monthLabel(month),
      earlier: piece.from > 1 ? monthBefore(month) : null,
      later: month < today ? monthAfter(month) : null,
      count: Math.max(0, piece.to - piece.from + 1),
      total: last?.chainSeq ?? 0,
      keptUntil: keptUntil(`${month}-01`),
      isNew: last === null,
      adviser,
    };
  }

  async more(shop: Shop, month: string, before: number): Promise<ReceiptsMore> {
    const { from } = await this.pieceOf(shop, month);
    return this.slice(shop, from, before);
  }

  /** Each document of the month is hashed again, and held against the one before. */
  async chain(shop: Shop, month: string): Promise<ChainView> {
    const { from, to } = await this.pieceOf(shop, month);
    const [ahead] = from > 1 ? await this.documents.page(shop.id, from - 1, from, 1) : [];
    let before: FiscalDocument | null = ahead ?? null;
    let documents = 0;
    for await (const document of this.documents.walk(shop.id, from, to)) {
      const fault = faultOf(document, before);
      if (fault) return { ...endOf(before, documents), ...foundAt(document, fault) };
      before = document;
      documents += 1;
    }
    const isShort = documents < to - from + 1;
    return {
      ...endOf(before, documents),
      fault: isShort ? 'am Ende' : null,
      faultText: isShort ? FAULT.gap : '',
    };
  }

  private pieceOf(shop: Shop, month: string) {
    const { from, until } = instantsOf(daysOfMonth(month));
    return this.documents.between(shop.id, from, until);
  }

  private async slice(shop: Shop, from: number, before: number): Promise<ReceiptsMore> {
    const found = await this.documents.page(shop.id, from, before, PAGE);
    const end = found.at(-1)?.chainSeq ?? from;
    return { rows: found.map(documentRowOf), next: end > from ? end : null };
  }
}

const FAULT: Record<ChainFault, string> = {
  gap: 'Davor fehlt ein Beleg.',
  link: 'Er passt nicht zum Beleg davor.',
  content: 'Sein Inhalt ist nicht der, der ausgestellt wurde.',
};

const foundAt = (document: FiscalDocument, fault: ChainFault) => ({
  fault: documentNumberOf(document),
  faultText: FAULT[fault],
});

const endOf = (last: FiscalDocument | null, documents: number) => ({
  documents,
  lastNumber: last ? documentNumberOf(last) : '',
  checksum: last?.hash ?? '',
});
