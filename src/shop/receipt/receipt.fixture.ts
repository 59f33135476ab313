import { linked } from './chain/document-chain.js';
import type { DocumentDraft, FiscalDocument, ReceiptBody } from './receipt.types.js';

export const aBody = (over: Partial<ReceiptBody> = {}): ReceiptBody => ({
  seller: {
    name: 'Bella Gastronomie GmbH',
    street: 'Lindenstraße 12',
    postalCode: '10969',
    city: 'Berlin',
    taxId: 'DE123456788',
  },
  recipient: null,
  orderNumber: 47,
  orderedAt: new Date('2026-11-20T17:42:00Z'),
  suppliedOn: '2026-11-20',
  lines: [
    { text: '2 × Margherita', cents: 1900, mark: 'B' },
    { text: '1 × Cola', cents: 290, mark: 'A' },
    { text: 'Pfand', cents: 25, mark: 'A' },
  ],
  groups: [
    { rate: 19, grossCents: 315, netCents: 265, vatCents: 50, mark: 'A' },
    { rate: 7, grossCents: 1900, netCents: 1776, vatCents: 124, mark: 'B' },
  ],
  totalCents: 2215,
  tipCents: 200,
  payment: 'bezahlt mit PayPal',
  isSmallBusiness: false,
  ...over,
});

export const aDraft = (over: Partial<DocumentDraft> = {}): DocumentDraft => ({
  id: 'd1',
  shopId: 'bella',
  orderId: 'o1',
  kind: 'invoice',
  cause: 'invoice o1',
  issuedAt: new Date('2026-11-20T18:00:00Z'),
  body: aBody(),
  ...over,
});

export const anInvoice = (over: Partial<DocumentDraft> = {}): FiscalDocument => linked(aDraft(over), null, 0);
