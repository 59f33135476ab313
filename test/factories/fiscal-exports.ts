import { createHash } from 'node:crypto';
import type { Files } from '../../scripts/verify-receipts/checks.mjs';
import { headOf, rowOf } from '../../src/shop/fiscal-export/files/cells.rules.js';
import { DaySums, dayOf } from '../../src/shop/fiscal-export/files/day-sums.rules.js';
import type { ExportCut, Row, Table } from '../../src/shop/fiscal-export/files/export.types.js';
import { manifestOf } from '../../src/shop/fiscal-export/files/manifest.rules.js';
import { documentRow, lineRows, vatRows } from '../../src/shop/fiscal-export/files/rows.rules.js';
import {
  AUDIT,
  DAYS,
  DOCUMENTS,
  LINES,
  ORDERS,
  PAYMENTS,
  VAT,
} from '../../src/shop/fiscal-export/files/tables.rules.js';
import { contentOf, linked } from '../../src/shop/receipt/chain/document-chain.js';
import { aBody, aDraft } from '../../src/shop/receipt/receipt.fixture.js';
import type { DocumentDraft, FiscalDocument } from '../../src/shop/receipt/receipt.types.js';
import { mirrorOf } from '../../src/shop/receipt/settle/settling.rules.js';

/** Five invoices over two days, the second of which was cancelled, and a dish whose name is a formula. */
export function aChain(): FiscalDocument[] {
  const chain: FiscalDocument[] = [];
  const add = (draft: Partial<DocumentDraft>) => {
    const last = chain.at(-1) ?? null;
    const kind = draft.kind ?? 'invoice';
    const lastSeq = chain.filter((one) => one.kind === kind).length;
    const id = `d${chain.length + 1}`;
    const issuedAt = new Date(Date.UTC(2026, 10, 20 + Math.floor(chain.length / 3), 18));
    chain.push(linked(aDraft({ id, cause: `invoice ${id}`, issuedAt, ...draft }), last, lastSeq));
  };
  const formula = [{ text: '=HYPERLINK("x")', cents: 2215, mark: 'A/B' }];
  add({});
  add({ body: aBody({ lines: formula }) });
  add({ kind: 'cancellation', body: mirrorOf(chain[1]!) });
  add({
    body: aBody({
      payment: 'online bezahlt',
      recipient: { name: 'A; "B"', street: 'Weg 1', postalCode: '10115', city: 'Berlin' },
    }),
  });
  add({});
  return chain;
}

const csv = (table: Table, rows: Row[]) => headOf(table) + rows.map((row) => rowOf(table, row)).join('');

/** What the product writes, from these documents; `to` may claim another end. */
export function anExport(chain: readonly FiscalDocument[], over: Partial<ExportCut> = {}): Files {
  const days = new Map<string, DaySums>();
  for (const document of chain) {
    const day = dayOf(document);
    days.set(day, days.get(day) ?? new DaySums(day));
    days.get(day)!.add(document);
  }
  const tables: [Table, Row[]][] = [
    [DOCUMENTS, chain.map((one) => documentRow(one, contentOf(one)))],
    [LINES, chain.flatMap(lineRows)],
    [VAT, chain.flatMap(vatRows)],
    [DAYS, [...days.values()].flatMap((sums) => sums.rows())],
    [PAYMENTS, numbered(chain.filter(({ kind }) => kind === 'invoice').map(paymentRow))],
    [ORDERS, numbered(['o1', 'o2', 'o3'].map((id, index) => orderRow(id, 47 + index)))],
    [AUDIT, numbered([1, 2, 3].map((at) => [`2026-11-0${at}T08:00:00.000Z`, 'u1', 'menu', 'price', '', '']))],
  ];
  const index: [string, Buffer] = ['index.xml', Buffer.from('<DataSet/>')];
  const files = new Map([index]);
  for (const [table, rows] of tables) files.set(table.file, Buffer.from(csv(table, rows)));
  return sealed(files, chain, over);
}

const numbered = (rows: Row[]): Row[] => rows.map((row, index) => [index + 1, ...row]);

const paymentRow = (document: FiscalDocument): Row => {
  const charge = `pi_${document.id}`;
  const number = `${document.series}-${String(document.seq).padStart(6, '0')}`;
  return ['o1', number, 'Zahlung', 'Stripe', charge, 'bezahlt', 2415, document.issuedAt.toISOString(), ''];
};

const orderRow = (id: string, number: number): Row => [
  ...[id, '2026-11-20', number, '2026-11-20T17:42:00.000Z', 'Abholung', 'fertig', 'PayPal'],
  ...[2215, 0, 25, 0, 200, 0, 2415, 2415, 0],
];

export function sealed(files: Files, chain: readonly FiscalDocument[], over: Partial<ExportCut> = {}): Files {
  const cut: ExportCut = {
    shopId: 'bella',
    name: 'Trattoria Bella',
    town: 'Berlin',
    period: { from: '2026-11-01', to: '2026-11-30' },
    fromSeq: chain[0]?.chainSeq ?? 1,
    toSeq: chain.at(-1)?.chainSeq ?? 0,
    at: new Date('2026-12-01T05:00:00Z'),
    ...over,
  };
  const ends = { prevHash: chain[0]?.prevHash ?? '', lastHash: chain.at(-1)?.hash ?? '' };
  const sums = [...files].map(([name, data]) => ({
    name,
    bytes: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
  }));
  return new Map([...files, ['manifest.json', Buffer.from(manifestOf(cut, ends, sums))]]);
}
