import { Injectable } from '@nestjs/common';
import { documentNumberOf } from '../receipt/chain/document-number.rules.js';
import { IssuedDocuments } from '../receipt/chain/issued-documents.service.js';
import { ReceiptPapers } from '../receipt/paper/receipt-papers.service.js';
import type { FiscalDocument } from '../receipt/receipt.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ExportCut, ExportPeriod } from './files/export.types.js';
import { indexXmlOf } from './files/index-xml.rules.js';
import { type ArchiveFacts, manifestOf } from './files/manifest.rules.js';
import { README } from './files/readme.rules.js';
import { TABLES } from './files/tables.rules.js';
import { type Packed, type ZipFile, zipOf } from '../../platform/files/zip-stream.js';
import { FiscalTables } from './fiscal-tables.service.js';

/** So many papers are drawn in one go. */
const PAPERS_AT_ONCE = 20;

export interface ArchiveWish {
  period: ExportPeriod;
  /** With every document as a PDF. */
  papers: boolean;
}

/** The archive for an audit: tables, what describes them, and the sums by which a change is found. */
@Injectable()
export class FiscalArchives {
  constructor(
    private readonly tables: FiscalTables,
    private readonly documents: IssuedDocuments,
    private readonly papers: ReceiptPapers,
  ) {}

  async *archive(shop: Shop, { period, papers }: ArchiveWish): AsyncGenerator<Buffer> {
    const cut = await this.tables.cut(shop, period);
    const packed: Packed[] = [];
    const files = this.files(shop, cut, { packed, papers });
    yield* zipOf(files, cut.at, (file) => packed.push(file));
  }

  async days(shop: Shop, period: ExportPeriod): Promise<AsyncGenerator<string>> {
    return this.tables.days(await this.tables.cut(shop, period));
  }

  /** How many documents a period has now. */
  async count(shop: Shop, period: ExportPeriod): Promise<number> {
    const { fromSeq, toSeq } = await this.tables.cut(shop, period);
    return Math.max(0, toSeq - fromSeq + 1);
  }

  private async *files(
    shop: Shop,
    cut: ExportCut,
    { packed, papers }: { packed: readonly Packed[]; papers: boolean },
  ): AsyncGenerator<ZipFile> {
    yield { name: 'index.xml', content: [indexXmlOf(cut, TABLES)] };
    yield { name: 'LIESMICH.txt', content: [README] };
    for (const [{ file }, content] of this.tables.contentOf(cut)) yield { name: file, content };
    if (papers) yield* this.drawn(shop, cut);
    // The last one: it vouches for all that stand before it.
    yield { name: 'manifest.json', content: [manifestOf(cut, await this.facts(cut), packed)] };
  }

  private async *drawn(shop: Shop, cut: ExportCut): AsyncGenerator<ZipFile> {
    let waiting: FiscalDocument[] = [];
    const draw = async (): Promise<ZipFile[]> => {
      const drawn = await this.papers.forTheBooks(shop, waiting);
      const files = waiting.map((document, index) => ({
        name: `pdf/${documentNumberOf(document)}.pdf`,
        content: [drawn[index]!],
        stored: true,
      }));
      waiting = [];
      return files;
    };
    for await (const document of this.tables.documentsOf(cut)) {
      waiting.push(document);
      if (waiting.length === PAPERS_AT_ONCE) yield* await draw();
    }
    if (waiting.length > 0) yield* await draw();
  }

  private async facts({ shopId, fromSeq, toSeq }: ExportCut): Promise<ArchiveFacts> {
    const [first] = await this.documents.page(shopId, fromSeq, fromSeq + 1, 1);
    const [last] = await this.documents.page(shopId, toSeq, toSeq + 1, 1);
    return { prevHash: first?.prevHash ?? '', lastHash: last?.hash ?? '' };
  }
}
