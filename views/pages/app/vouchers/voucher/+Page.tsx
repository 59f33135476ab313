import { formatDate } from '../../../../../src/shared/berlin-time';
import type { EntryView, VoucherPage } from '../../../../../src/shop/voucher/desk/voucher-desk.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { Section } from '../../../../components/frame/Section';
import { type Column, DataTable } from '../../../../components/tables/DataTable';
import { DateTime } from '../../../../components/tables/DateTime';
import { Euro } from '../../../../components/tables/Euro';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { TONE } from '../tone';
import classes from '../Vouchers.module.css';
import { Actions } from './Actions';

const COLUMNS: Column<EntryView>[] = [
  { label: 'Was', main: true, cell: ({ kindText }) => kindText },
  { label: 'Wann', cell: ({ at }) => <DateTime at={at} /> },
  { label: 'Wer', cell: ({ by }) => by },
  {
    label: 'Wozu',
    cell: ({ note, orderId }) => note || (orderId ? 'Bestellung' : '–'),
  },
  { label: 'Betrag', align: 'right', cell: ({ cents }) => (cents === 0 ? '–' : <Euro cents={cents} />) },
];

const TESTED =
  'Mit Testschlüsseln gekauft: Es ist kein Geld geflossen. Sobald echte Schlüssel hinterlegt sind, lässt er sich nicht mehr einlösen.';

export default function Page({ voucher, sale, entries, rights }: VoucherPage) {
  const { tail, state, stateText, valueCents, balanceCents, buyer, email, soldAt, validUntil } = voucher;
  return (
    <>
      <PageHeader
        title={`Gutschein •••• ${tail}`}
        back={{ href: '/app/vouchers', label: 'Gutscheine' }}
        badge={<StatusBadge tone={TONE[state]}>{stateText}</StatusBadge>}
        lead={voucher.test ? TESTED : 'Der ganze Code steht nur in der E-Mail und auf dem Gutschein selbst.'}
      />
      <Section title="Guthaben">
        <dl className={classes.facts}>
          <Fact name="Guthaben">
            <Euro cents={balanceCents} />
          </Fact>
          <Fact name="Wert beim Kauf">
            <Euro cents={valueCents} />
          </Fact>
          <Fact name="Gültig bis">{formatDate(validUntil)}</Fact>
          <Fact name="Gekauft von">
            {buyer}
            <br />
            {email}
          </Fact>
          <Fact name="Gekauft am">
            <DateTime at={soldAt} />
          </Fact>
          <Fact name="Für">
            {[sale?.forName, sale?.toEmail].filter(Boolean).join(', ') || '–'}
            {sale?.mailAt && (
              <>
                <br />
                geht am <DateTime at={sale.mailAt} show="date" /> hinaus
              </>
            )}
          </Fact>
        </dl>
      </Section>
      {rights !== 'look' && <Actions voucher={voucher} rights={rights} />}
      <Section title="Verlauf" flush>
        <DataTable caption="Verlauf" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />
      </Section>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
