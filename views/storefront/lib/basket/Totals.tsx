import { useEuro, useSentences } from '../words/Voice';

export interface Sums {
  /** Missing where the price of the dishes is not to be repeated. */
  goodsCents?: number;
  discountCents: number;
  fees: { kind: string; cents: number }[];
  depositCents: number;
  tipCents: number;
  /** Missing where no voucher can be. */
  voucherCents?: number;
  payableCents: number;
  groups: { rate: number; vatCents: number }[];
}

export function Totals({ sums }: { sums: Sums }) {
  const { totals } = useSentences();
  const euro = useEuro();
  const { goodsCents, discountCents, fees, depositCents, tipCents, payableCents, groups } = sums;
  const { voucherCents = 0 } = sums;
  const taxes = groups
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vatCents }) => `${euro(vatCents)}\u00a0(${rate}\u00a0%)`);
  return (
    <div className="totals">
      <dl>
        {goodsCents !== undefined && goodsCents !== payableCents && (
          <Row name={totals.goods} value={euro(goodsCents)} />
        )}
        {discountCents > 0 && <Row name={totals.discount} value={`−${euro(discountCents)}`} />}
        {fees.map(({ kind, cents }) => (
          <Row key={kind} name={totals.fees[kind] ?? totals.otherFee} value={euro(cents)} />
        ))}
        {depositCents > 0 && <Row name={totals.deposit} value={euro(depositCents)} />}
        {tipCents > 0 && <Row name={totals.tip} value={euro(tipCents)} />}
        {voucherCents > 0 && <Row name={totals.voucher} value={`−${euro(voucherCents)}`} />}
        <div className="totals__sum">
          <dt>{voucherCents > 0 ? totals.toPay : totals.total}</dt>
          <dd className="price">{euro(payableCents)}</dd>
        </div>
      </dl>
      {taxes.length > 0 && <p className="small">{totals.vat(taxes)}</p>}
    </div>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="price">{value}</dd>
  </div>
);
