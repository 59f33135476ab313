import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import { DeskPayments } from '../payment/refund/desk-payments.service.js';
import { contentOf } from '../receipt/chain/document-chain.js';
import { IssuedDocuments } from '../receipt/chain/issued-documents.service.js';
import type { FiscalDocument } from '../receipt/receipt.types.js';
import { invoiceCauseOf } from '../receipt/settle/settling.rules.js';
import { soldVoucherOf } from '../receipt/settle/voucher-sale.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { headOf, rowOf } from './files/cells.rules.js';
import { DaySums, dayOf } from './files/day-sums.rules.js';
import type { ExportCut, ExportPeriod, Row, Table } from './files/export.types.js';
import { instantsOf } from './files/period.rules.js';
import { documentRow, lineRows, orderRow, paymentRows, vatRows } from './files/rows.rules.js';
import { AUDIT, DAYS, DOCUMENTS, LINES, ORDERS, PAYMENTS, VAT } from './files/tables.rules.js';

const ROWS_AT_ONCE = 100;
const NO_TERMS = { states: null, way: null, payment: null, money: null, by: null, search: '' };

/** The tables of an export, each written row by row while it leaves. */
@Injectable()
export class FiscalTables {
  constructor(
    private readonly documents: IssuedDocuments,
    private readonly payments: DeskPayments,
    private readonly orders: OrderHistory,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Where the chain ends now is where the export ends, however long it takes. */
  async cut(shop: Shop, period: ExportPeriod): Promise<ExportCut> {
    const { from, until } = instantsOf(period);
    const at = this.clock.now();
    const piece = await this.documents.between(shop.id, from, until);
    const { id: shopId, companyName, name, address } = shop;
    const town = [address.postalCode, address.city].filter(Boolean).join(' ');
    return { shopId, name: companyName || name, town, period, at, fromSeq: piece.from, toSeq: piece.to };
  }

  documentsOf({ shopId, fromSeq, toSeq }: ExportCut): AsyncGenerator<FiscalDocument> {
    return this.documents.walk(shopId, fromSeq, toSeq);
  }

  contentOf(cut: ExportCut): [Table, AsyncGenerator<string>][] {
    const written: [Table, AsyncGenerator<Row>][] = [
      [DOCUMENTS, this.fromDocuments(cut, (document) => [documentRow(document, contentOf(document))])],
      [LINES, this.fromDocuments(cut, lineRows)],
      [VAT, this.fromDocuments(cut, vatRows)],
      [PAYMENTS, counted(this.paymentsOf(cut))],
      [ORDERS, counted(this.ordersOf(cut))],
      [AUDIT, counted(this.changesOf(cut))],
      [DAYS, this.daysOf(cut)],
    ];
    return written.map(([table, rows]) => [table, csvOf(table, rows)]);
  }

  days(cut: ExportCut): AsyncGenerator<string> {
    return csvOf(DAYS, this.daysOf(cut));
  }

  private async *fromDocuments(
    cut: ExportCut,
    rowsOf: (document: FiscalDocument) => Row[],
  ): AsyncGenerator<Row> {
    for await (const document of this.documentsOf(cut)) yield* rowsOf(document);
  }

  /** Beside the first invoice of their order or the sale of their voucher, so that each stands there once. */
  private async *paymentsOf(cut: ExportCut): AsyncGenerator<Row> {
    for await (const document of this.documentsOf(cut)) {
      const { orderId, cause, shopId } = document;
      const saleId = soldVoucherOf(document);
      if (saleId) yield* paymentRows(document, await this.payments.ofSale(shopId, saleId));
      if (!orderId || cause !== invoiceCauseOf(orderId, 1)) continue;
      yield* paymentRows(document, await this.payments.of(shopId, orderId));
    }
  }

  private async *ordersOf({ shopId, period, at }: ExportCut): AsyncGenerator<Row> {
    for await (const order of this.orders.all(shopId, { ...period, ...NO_TERMS }))
      if (order.placedAt <= at) yield orderRow(order);
  }

  private async *changesOf({ shopId, period, at }: ExportCut): AsyncGenerator<Row> {
    const { from, until } = instantsOf(period);
    const end = until < at ? until : at;
    for await (const entry of this.audit.between(shopId, from, end)) {
      const { userId, subject, action, before, after } = entry;
      const [old, now] = [before, after].map((value) => (value === null ? '' : canonicalJson(value)));
      yield [entry.at.toISOString(), userId ?? '', subject, action, old ?? '', now ?? ''];
    }
  }

  /** A day is complete when the next one begins: the chain is in the order of time. */
  private async *daysOf(cut: ExportCut): AsyncGenerator<Row> {
    let sums: DaySums | null = null;
    for await (const document of this.documentsOf(cut)) {
      const day = dayOf(document);
      if (sums?.day !== day) {
        if (sums) yield* sums.rows();
        sums = new DaySums(day);
      }
      sums.add(document);
    }
    if (sums) yield* sums.rows();
  }
}

/** Numbered from 1 on: a row that goes or comes leaves a trace also where no chain holds it. */
async function* counted(rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  let number = 0;
  for await (const row of rows) {
    number += 1;
    yield [number, ...row];
  }
}

async function* csvOf(table: Table, rows: AsyncGenerator<Row>): AsyncGenerator<string> {
  let lines = [headOf(table)];
  for await (const row of rows) {
    lines.push(rowOf(table, row));
    if (lines.length < ROWS_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}
