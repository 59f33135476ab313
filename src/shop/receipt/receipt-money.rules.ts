import { type Cents, formatEuro } from '../../shared/money.js';
import type { FiscalDocument, ReceiptBody } from './receipt.types.js';
import { isOfFailure, isRenaming } from './settle/settling.rules.js';
import { since } from './settle/voucher-back.rules.js';

/** How the money of a document moved, in words for whoever reads it. */
export function moneyWordsOf(document: FiscalDocument): string {
  const { kind, body } = document;
  if (kind !== 'cancellation' && kind !== 'refund') return sentence(body.payment);
  const paid = `Ursprünglich ${body.payment}`;
  if (isRenaming(document))
    return `${paid}. Es geht kein Geld zurück, die Zahlung gilt für die neue Rechnung.`;
  if (isOfFailure(document))
    return `${paid}. Die Erstattung ist nicht angekommen und wird hiermit aufgehoben.`;
  const onto = -(body.voucherCents ?? 0);
  const back = -paidOf(body) - onto;
  if (onto <= 0) return `${paid}; das Geld geht auf demselben Weg zurück.`;
  const value = `${formatEuro(onto)} stehen wieder auf dem Gutschein, mit dem bezahlt wurde`;
  if (back <= 0) return `${sentence(value)} Geld fließt dabei keines.`;
  return `${sentence(value)} ${formatEuro(back)} gehen auf dem Weg der Zahlung zurück (${body.payment}).`;
}

/** What an invoice has cost its guest in the end: its sum with the tip, without what went back since. */
export const spentOf = (invoice: FiscalDocument, issued: readonly FiscalDocument[]): Cents =>
  [invoice, ...since(invoice, issued)].reduce((sum, { body }) => sum + paidOf(body), 0);

const paidOf = ({ totalCents, tipCents }: ReceiptBody): Cents => totalCents + tipCents;

const sentence = (words: string): string => {
  const upper = words.charAt(0).toUpperCase() + words.slice(1);
  return upper.endsWith('.') ? upper : `${upper}.`;
};
