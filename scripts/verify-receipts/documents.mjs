import { berlinDayOf } from './berlin-day.mjs';
import { canonicalJson, sha256 } from './canonical.mjs';
import { centsIn, isText } from './csv.mjs';

const KIND = {
  invoice: 'Rechnung',
  cancellation: 'Storno',
  refund: 'Gutschrift',
  voucherSale: 'Gutscheinverkauf',
};
/** The documents of the table; whatever a row says beside its hashed content must be the same. */
export function documentsIn(rows, problems) {
  return rows.flatMap((row, index) => {
    const content = contentIn(row.Inhalt);
    if (!content) {
      problems.push(`Zeile ${index + 2} von documents.csv hat keinen lesbaren Inhalt.`);
      return [];
    }
    const { number } = content;
    if (canonicalJson(content) !== row.Inhalt || sha256(row.Inhalt) !== row.Prüfsumme)
      problems.push(`Beleg ${number} wurde geändert: Inhalt und Prüfsumme passen nicht zusammen.`);
    for (const column of differing(row, content))
      problems.push(`Beleg ${number}: die Spalte „${column}“ sagt etwas anderes als der Inhalt.`);
    return [{ content, number, hash: row.Prüfsumme }];
  });
}

function contentIn(text) {
  try {
    const content = JSON.parse(text);
    const { body, number, chainSeq, issuedAt } = content;
    const whole =
      Array.isArray(body.lines) && Array.isArray(body.groups) && typeof body.suppliedOn === 'string';
    const placed = Number.isSafeInteger(chainSeq) && Number.isFinite(Date.parse(issuedAt));
    return whole && placed && typeof number === 'string' ? content : null;
  } catch {
    return null;
  }
}

function differing(row, { body, ...content }) {
  const texts = {
    Kette: String(content.chainSeq),
    Nummer: content.number,
    Art: KIND[content.kind] ?? '?',
    'Ausgestellt am': berlinDayOf(content.issuedAt),
    Zeitpunkt: content.issuedAt,
    Bestellung: String(body.orderNumber),
    'Bestell-ID': content.orderId ?? '',
    Bezug: body.about?.number ?? '',
    Leistungsdatum: body.suppliedOn.split('-').reverse().join('.'),
    Zahlung: body.payment,
    'Prüfsumme davor': content.prevHash,
  };
  const amounts = {
    Gesamt: body.totalCents,
    Trinkgeld: body.tipCents,
    Gutschein: body.voucherCents ?? 0,
  };
  const numbered = `${content.series}-${String(content.seq).padStart(6, '0')}`;
  return [
    ...Object.entries(texts).flatMap(([name, text]) => (isText(row[name], text) ? [] : [name])),
    ...Object.entries(amounts).flatMap(([name, cents]) => (centsIn(row[name]) === cents ? [] : [name])),
    ...(numbered === content.number ? [] : ['Nummer']),
  ];
}
