import type { SalePage, SaleView } from '../../../src/storefront/voucher/voucher.view';
import type { PageConfig } from '../lib/config';
import { useVoucherWords } from '../lib/words/sentences.voucher';
import { useEuro } from '../lib/words/Voice';
import { PayNow } from '../paying/PayNow';
import { Waiting } from '../paying/Waiting';

interface Props {
  sale: SaleView;
  token: string;
  scripts: SalePage['scripts'];
  config: Pick<PageConfig, 'links'>;
  changed: (sale: SaleView) => void;
}

export function Sale({ sale, token, scripts, config, changed }: Props) {
  const { sale: words } = useVoucherWords();
  const euro = useEuro();
  const { links } = config;
  const { due, refundedCents, test } = sale.money;
  if (due)
    return (
      <PayNow
        order={sale}
        due={due}
        lead={words.lead}
        call={`${links.api}/voucher/${token}`}
        scripts={scripts}
        changed={changed}
      />
    );
  if (sale.voucher) return <Bought sale={sale} voucher={sale.voucher} token={token} links={links} />;
  if (sale.state !== 'cancelled' && !sale.ended)
    return (
      <section className="card voucher__card">
        <h1 tabIndex={-1}>{words.title}</h1>
        <Waiting text={words.soon} />
      </section>
    );
  return (
    <section className="card nothing">
      <h1 tabIndex={-1} className="display">
        {sale.ended ? words.ended : words.cancelled}
      </h1>
      {refundedCents > 0 && <p>{words.refunded(euro(refundedCents))}</p>}
      {test && <p className="note note--warn">{words.test}</p>}
      <a className="button" href={links.voucher}>
        {words.again}
      </a>
    </section>
  );
}

interface BoughtProps {
  sale: SaleView;
  voucher: NonNullable<SaleView['voucher']>;
  token: string;
  links: PageConfig['links'];
}

function Bought({ sale, voucher, token, links }: BoughtProps) {
  const { sale: words } = useVoucherWords();
  const euro = useEuro();
  const { toEmail, mailDay, buyerEmail, declaredAt } = sale;
  const where = mailDay ? words.later(toEmail, mailDay) : words.sent(toEmail);
  const isUsedUp = voucher.balanceCents === 0;
  const plain = voucher.code.replaceAll('-', '');
  return (
    <section className="card voucher__card">
      <h1 tabIndex={-1}>{isUsedUp ? words.usedUp : words.thanks}</h1>
      <div className="voucher__ticket">
        <p className="voucher__value display">{euro(voucher.balanceCents)}</p>
        {voucher.balanceCents !== voucher.valueCents && (
          <p className="small">{words.left(euro(voucher.valueCents))}</p>
        )}
        <p className="voucher__code">
          <span className="visually-hidden">{words.code}: </span>
          {voucher.code}
        </p>
        <p className="small">{words.until(voucher.validUntil)}</p>
      </div>
      {toEmail && !isUsedUp && <p>{where}</p>}
      {!isUsedUp && <p>{words.confirmed(buyerEmail)}</p>}
      {sale.money.test && <p className="note note--warn">{words.test}</p>}
      {isUsedUp ? (
        <a className="button" href={links.voucher}>
          {words.again}
        </a>
      ) : (
        <p className="voucher__ways">
          <a className="button" href={`${links.api}/voucher/${token}/pdf`} download="Gutschein.pdf">
            {words.print}
          </a>
          <a className="button button--quiet" href={`${links.checkout}#gutschein=${plain}`}>
            {words.order}
          </a>
        </p>
      )}
      {declaredAt ? (
        <p className="note">{words.declared(declaredAt)}</p>
      ) : (
        <p>
          <a className="link" href={`${links.withdraw}#gutschein=${token}`}>
            {words.withdraw}
          </a>
        </p>
      )}
    </section>
  );
}
