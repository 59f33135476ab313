import { centsIn } from './csv.mjs';

/** Every export has them, whatever the manifest says. */
export const NEEDED = [
  'index.xml',
  'documents.csv',
  'lines.csv',
  'vat.csv',
  'payments.csv',
  'orders.csv',
  'audit.csv',
  'daily.csv',
];
const COUNTED = ['payments.csv', 'orders.csv', 'audit.csv'];

/** Rows without a chain are numbered: one that went, came or stands twice leaves a trace. */
export function* countedProblems(rowsOf) {
  for (const file of COUNTED) {
    const rows = rowsOf(file) || [];
    // Exports of older versions have no such column.
    if (rows.length === 0 || rows[0]['Lfd. Nr.'] === undefined) continue;
    const at = rows.findIndex((row, index) => row['Lfd. Nr.'] !== String(index + 1));
    if (at !== -1) yield `${file}: an Zeile ${at + 2} fehlt eine Zeile, oder eine steht doppelt.`;
  }
}

/** A payment and a refund stand there once, belong to an invoice, and no documented refund is missing. */
export function* paymentProblems(documents, rows) {
  const numbers = new Set(documents.map(({ number }) => number));
  const invoiced = new Set(documents.map(({ content }) => content.cause));
  const seen = new Set();
  for (const { Art, Nummer, Betrag, ...row } of rows) {
    const id = row['Vorgang beim Dienst'];
    const key = `${Art} ${id}`;
    if (id && seen.has(key)) yield `payments.csv: ${key} steht doppelt.`;
    seen.add(key);
    if (!numbers.has(Nummer)) yield `payments.csv: zu ${key} gibt es keinen Beleg ${Nummer}.`;
    if (Number.isNaN(centsIn(Betrag))) yield `payments.csv: der Betrag zu ${key} ist keiner.`;
  }
  for (const { content, number } of documents) {
    const [kind, id] = content.cause.split(' ');
    if (kind !== 'refund' || !content.orderId || !invoiced.has(`invoice ${content.orderId}`)) continue;
    if (!seen.has(`Erstattung ${id}`)) yield `payments.csv: zu ${number} fehlt die Erstattung.`;
  }
}

/** An order stands there once, and with the number that its documents have. */
export function* orderProblems(documents, rows) {
  const numbers = new Map();
  for (const row of rows) {
    const id = row['Bestell-ID'];
    if (numbers.has(id)) yield `orders.csv: Bestellung ${row.Bestellung} steht doppelt.`;
    numbers.set(id, row.Bestellung);
  }
  for (const { content, number } of documents) {
    const told = numbers.get(content.orderId);
    if (told !== undefined && told !== String(content.body.orderNumber))
      yield `orders.csv: die Bestellung zu ${number} hat eine andere Nummer.`;
  }
}
