import { formatEuro } from '../../../src/shared/money';

export interface Sums {
  discountCents: number;
  fees: { kind: string; cents: number }[];
  depositCents: number;
  tipCents: number;
  payableCents: number;
  groups: { rate: number; vatCents: number }[];
}

const FEES: Record<string, string> = {
  delivery: 'Lieferung',
  smallOrder: 'Mindermengenzuschlag',
  service: 'Servicegebühr',
  packaging: 'Verpackung',
};

export function Totals({ sums }: { sums: Sums }) {
  const { discountCents, fees, depositCents, tipCents, payableCents, groups } = sums;
  const taxes = groups
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vatCents }) => `${formatEuro(vatCents)} (${rate} %)`);
  return (
    <div className="totals">
      <dl>
        {discountCents > 0 && <Row name="Rabatt" value={`−${formatEuro(discountCents)}`} />}
        {fees.map(({ kind, cents }) => (
          <Row key={kind} name={FEES[kind] ?? 'Gebühr'} value={formatEuro(cents)} />
        ))}
        {depositCents > 0 && <Row name="Pfand" value={formatEuro(depositCents)} />}
        {tipCents > 0 && <Row name="Trinkgeld" value={formatEuro(tipCents)} />}
        <div className="totals__sum">
          <dt>Gesamt</dt>
          <dd>{formatEuro(payableCents)}</dd>
        </div>
      </dl>
      {taxes.length > 0 && <p className="small">inkl. MwSt. {taxes.join(' und ')}</p>}
    </div>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
