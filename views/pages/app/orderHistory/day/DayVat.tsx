import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import { VatTable } from '../../../../components/tables/VatTable';

/** By rate, and what the sum of them leaves out. */
export const DayVat = ({ figures }: { figures: Figures }) => (
  <Section title="Mehrwertsteuer" lead="Je Steuersatz, laut Bestellungen. Das ist kein Kassenabschluss.">
    <VatTable caption="Umsatz je Steuersatz" groups={figures.vat} beside={besidesOf(figures)} />
  </Section>
);

const besidesOf = ({
  turnoverCents,
  discountCents,
  staffTipCents,
  voucherCents,
  refundedCents,
}: Figures): [string, number][] =>
  (
    [
      ['Umsatz brutto', turnoverCents],
      ['Rabatte, schon abgezogen', -discountCents],
      ['Trinkgeld fürs Team, kein Umsatz', staffTipCents],
      ['Mit Gutschein bezahlt', -voucherCents],
      ['Erstattet', -refundedCents],
    ] as [string, number][]
  ).filter(([, cents]) => cents !== 0);
