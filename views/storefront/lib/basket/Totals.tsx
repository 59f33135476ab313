import { formatPercent } from '../../../../src/shared/money';
import type { SaidView } from '../../../../src/shared/said.types';
import { langOf } from '../words/lang';
import { useEuro, useSentences, useVoice } from '../words/Voice';

export interface Sums {
  /** Missing where the price of the dishes is not to be repeated. */
  goodsCents?: number;
  discountCents: number;
  /** One by one, where somebody knows them. */
  discounts?: (SaidView & { label: string; cents: number })[];
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
  const { language } = useVoice();
  const { goodsCents, discountCents, fees, depositCents, tipCents, payableCents, groups } = sums;
  const { voucherCents = 0, discounts = [] } = sums;
  const rows = discounts.length > 0 ? discounts : wholeOf(discountCents, totals.discount);
  const taxes = groups
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vatCents }) => `${euro(vatCents)}\u00a0(${formatPercent(rate, language)})`);
  return (
    <div className="totals">
      <dl>
        {goodsCents !== undefined && goodsCents !== payableCents && (
          <Row name={totals.goods} value={euro(goodsCents)} />
        )}
        {rows.map((row) => (
          <Row
            key={row.label}
            name={row.label}
            lang={langOf(row)}
            value={row.cents > 0 ? `−${euro(row.cents)}` : totals.free}
            off
          />
        ))}
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

const wholeOf = (cents: number, label: string): NonNullable<Sums['discounts']> =>
  cents > 0 ? [{ label, cents }] : [];

const Row = ({ name, lang, value, off }: { name: string; lang?: 'de'; value: string; off?: boolean }) => (
  <div className={off ? 'totals__off' : undefined}>
    <dt lang={lang}>{name}</dt>
    <dd className="price">{value}</dd>
  </div>
);
