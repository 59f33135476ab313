import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.service.js';
import { type Packed, type ZipFile, zipOf } from '../../platform/files/zip-stream.js';
import { documentNumberOf } from '../receipt/chain/document-number.rules.js';
import { IssuedDocuments } from '../receipt/chain/issued-documents.service.js';
import { ReceiptPapers } from '../receipt/paper/receipt-papers.service.js';
import type { FiscalDocument } from '../receipt/receipt.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ExportCut, ExportPeriod } from './files/export.types.js';
import { DTD_FILE, GDPDU_DTD } from './files/gdpdu-dtd.rules.js';
import { indexXmlOf } from './files/index-xml.rules.js';
import { type ArchiveFacts, manifestOf } from './files/manifest.rules.js';
import { README } from './files/readme.rules.js';
import { TABLES } from './files/tables.rules.js';
import { FiscalTables } from './fiscal-tables.service.js';

/** So many papers are drawn in one go. */
const PAPERS_AT_ONCE = 20;

export interface ArchiveWish {
  period: ExportPeriod;
  /** With every document as a PDF. */
  papers: boolean;
  /** Who asked for it; null where the clock did. */
  by: string | null;
  /** Told the sum of the whole archive, once it is written. */
  sealed?: (checksum: string) => void;
}

/** The archive for an audit: tables, what describes them, and the sums by which a change is found. */
@Injectable()
export class FiscalArchives {
  constructor(
    private readonly tables: FiscalTables,
    private readonly documents: IssuedDocuments,
    private readonly papers: ReceiptPapers,
    private readonly audit: Audit,
  ) {}

  /** What it ends with is kept in the audit trail, so that a later export tells whether an earlier one is as it was. */
  async *archive(shop: Shop, { period, papers, by, sealed }: ArchiveWish): AsyncGenerator<Buffer> {
    const cut = await this.tables.cut(shop, period);
    const packed: Packed[] = [];
    const files = this.files(shop, cut, { packed, papers });
    yield* zipOf(files, cut.at, (file) => packed.push(file));
    const checksum = packed.at(-1)?.sha256 ?? '';
    sealed?.(checksum);
    const after = { ...period, papers, checksum };
    await this.audit.record({ shopId: shop.id, userId: by, subject: 'receipts', action: 'export', after });
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
    yield { name: DTD_FILE, content: [GDPDU_DTD] };
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
