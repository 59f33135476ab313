import { describe, expect, it } from '@jest/globals';
import { linked } from './chain/document-chain.js';
import { aBody, aDraft, anInvoice } from './receipt.fixture.js';
import type { DocumentDraft, ReceiptBody } from './receipt.types.js';
import { moneyWordsOf, spentOf } from './receipt-money.rules.js';
import { mirrorOf } from './settle/settling.rules.js';

const about = { number: 'RE-2026-000001', issuedOn: '2026-11-20' };
const back = (body: Partial<ReceiptBody>, over: Partial<DocumentDraft> = {}) =>
  linked(
    aDraft({ kind: 'refund', cause: 'refund r1', body: aBody({ about, ...body }), ...over }),
    anInvoice(),
    0,
  );

describe('how the money of a document moved', () => {
  it.each([
    ['the way it came', back({}), 'Ursprünglich bezahlt mit PayPal; das Geld geht auf demselben Weg zurück.'],
    [
      'onto the voucher alone',
      back({ totalCents: -1500, tipCents: 0, voucherCents: -1500, payment: 'bezahlt mit Gutschein' }),
      '15,00 € stehen wieder auf dem Gutschein, mit dem bezahlt wurde. Geld fließt dabei keines.',
    ],
    [
      'onto the voucher first, the rest the way it came',
      back({ totalCents: -1500, tipCents: -200, voucherCents: -500 }),
      '5,00 € stehen wieder auf dem Gutschein, mit dem bezahlt wurde. 12,00 € gehen auf dem Weg der Zahlung zurück (bezahlt mit PayPal).',
    ],
    [
      'nowhere, where only the name changed',
      back(mirrorOf(anInvoice()), { kind: 'cancellation', cause: 'renamed d1' }),
      'Ursprünglich bezahlt mit PayPal. Es geht kein Geld zurück, die Zahlung gilt für die neue Rechnung.',
    ],
    [
      'nowhere, where the refund failed',
      back({}, { kind: 'cancellation', cause: 'failed r1' }),
      'Ursprünglich bezahlt mit PayPal. Die Erstattung ist nicht angekommen und wird hiermit aufgehoben.',
    ],
  ])('%s', (_, document, words) => {
    expect(moneyWordsOf(document).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('was paid, on the invoice itself', () => {
    expect(moneyWordsOf(anInvoice())).toBe('Bezahlt mit PayPal.');
  });
});

describe('what a meal has cost in the end', () => {
  const invoice = anInvoice();

  it('is less by what went back, and nothing after all of it did', () => {
    expect(spentOf(invoice, [invoice])).toBe(2415);
    expect(spentOf(invoice, [invoice, back({ totalCents: -1000, tipCents: 0 })])).toBe(1415);
    expect(spentOf(invoice, [invoice, back(mirrorOf(invoice), { kind: 'cancellation' })])).toBe(0);
  });
});
