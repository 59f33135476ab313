import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import type { VouchersPage } from '../../../../src/shop/voucher/desk/voucher-desk.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { Euro } from '../../../components/tables/Euro';
import { Stat, StatRow } from '../../../components/tables/Stat';
import { Filters } from './Filters';
import { Terms } from './Terms';
import { VoucherTable } from './VoucherTable';
import { Withdrawals } from './Withdrawals';

export default function Page(page: VouchersPage) {
  const { rights, terms, hint, needs, link, sums, vouchers, withdrawals, question } = page;
  const isNarrowed = question.search !== '' || question.state !== '';
  return (
    <>
      <PageHeader
        title="Gutscheine"
        lead="Im Shop gekauft und beim Bestellen eingelöst, nie vor Ort."
        actions={
          terms.on && !hint ? (
            <Button component="a" href={link} variant="default" target="_blank" rel="noreferrer">
              Im Shop ansehen
            </Button>
          ) : null
        }
      />
      {sums.count > 0 && (
        <StatRow>
          <Stat label="Verkauft" value={<Euro cents={sums.soldCents} />} hint={countOf(sums.count)} />
          <Stat label="Eingelöst" value={<Euro cents={sums.redeemedCents} />} />
          <Stat
            label="Offene Gutscheine"
            value={<Euro cents={sums.openCents} />}
            hint="Verbindlichkeit: dafür wird noch gegessen."
          />
        </StatRow>
      )}
      <Withdrawals withdrawals={withdrawals} rights={rights} />
      {(sums.count > 0 || isNarrowed) && <Filters question={question} />}
      {vouchers.length > 0 ? (
        <Section flush>
          <VoucherTable {...page} />
        </Section>
      ) : (
        <Nothing narrowed={isNarrowed} on={terms.on} />
      )}
      {rights === 'own' && <Terms terms={terms} hint={hint} needs={needs} />}
    </>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 Gutschein' : `${count} Gutscheine`);

function Nothing({ narrowed, on }: { narrowed: boolean; on: boolean }) {
  if (narrowed)
    return (
      <EmptyState icon={IconGift} title="Kein Gutschein passt dazu">
        Gesucht wird nach den letzten vier Zeichen des Codes, nach Name oder E-Mail.
      </EmptyState>
    );
  return (
    <EmptyState icon={IconGift} title="Noch kein Gutschein verkauft">
      {on
        ? 'Der Shop bietet sie an. Hier stehen sie, sobald der erste bezahlt ist.'
        : 'Sobald Gutscheine eingeschaltet sind, können Gäste sie im Shop kaufen.'}
    </EmptyState>
  );
}
