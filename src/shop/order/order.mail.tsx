import { MailButton, MailLayout, MailRows, MailText } from '../../platform/mail/mail.layout.js';
import { formatEuro } from '../../shared/money.js';
import type { OrderMailView } from './order-mail.rules.js';

const FEES: Record<string, string> = {
  delivery: 'Lieferung',
  smallOrder: 'Mindermengenzuschlag',
  service: 'Servicegebühr',
  packaging: 'Verpackung',
};

/** What a guest gets at each step; it carries the whole order, so that it serves as proof on its own. */
export function OrderMail({
  headline,
  sentences,
  shop,
  number,
  lines,
  sums,
  taxes,
  trackingPath,
  payment,
}: OrderMailView) {
  return (
    <MailLayout
      headline={headline}
      preview={sentences[0] ?? headline}
      reason={`Du bekommst diese Mail, weil du bei ${shop.name} bestellt hast.`}
    >
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      <MailButton href={trackingPath}>Stand der Bestellung ansehen</MailButton>
      <MailText>
        <strong>Bestellung Nr. {number}</strong>
      </MailText>
      <MailRows
        rows={[
          ...lines.map(({ text, cents }): [string, string] => [text, formatEuro(cents)]),
          ...(sums.discountCents > 0
            ? ([['Rabatt', `-${formatEuro(sums.discountCents)}`]] as [string, string][])
            : []),
          ...sums.fees.map(({ kind, cents }): [string, string] => [
            FEES[kind] ?? 'Gebühr',
            formatEuro(cents),
          ]),
          ...(sums.depositCents > 0
            ? ([['Pfand', formatEuro(sums.depositCents)]] as [string, string][])
            : []),
          ...(sums.tipCents > 0 ? ([['Trinkgeld', formatEuro(sums.tipCents)]] as [string, string][]) : []),
        ]}
        total={['Gesamt', formatEuro(sums.payableCents)]}
      />
      {taxes && <MailText soft>{taxes}</MailText>}
      <MailText soft>{payment}</MailText>
      <MailText soft>
        {shop.name}, {shop.address}
        {shop.phone && `, Telefon ${shop.phone}`}. Für Speisen und Getränke, die zu einem vereinbarten
        Zeitpunkt geliefert oder abgeholt werden, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2, 9 BGB).
      </MailText>
    </MailLayout>
  );
}
