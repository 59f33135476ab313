import { IconFileInvoice } from '@tabler/icons-react';
import { formatDate } from '../../../../src/shared/berlin-time';
import type { ReceiptsPage } from '../../../../src/shop/fiscal-export/page/receipts.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { Adviser } from './Adviser';
import { ChainState } from './ChainState';
import { Exports } from './Exports';
import { MonthChoice } from './MonthChoice';
import classes from './Receipts.module.css';
import { ReceiptsTable } from './ReceiptsTable';

export default function Page(page: ReceiptsPage) {
  const { month, monthLabel, count, keptUntil, isNew, adviser } = page;

  return (
    <>
      <PageHeader
        title="Belege"
        lead="Rechnungen, Stornos und Gutschriften über online bezahlte Bestellungen. Bar und Karte im Haus stehen in eurer Kasse. Testzahlungen bekommen keinen Beleg, denn dabei fließt kein Geld."
        actions={isNew ? null : <MonthChoice page={page} />}
      />
      {isNew && (
        <Section>
          <EmptyState icon={IconFileInvoice} title="Noch kein Beleg">
            Sobald eine online bezahlte Bestellung abgeschlossen ist, entsteht ihre Rechnung von selbst und
            steht hier.
          </EmptyState>
        </Section>
      )}
      {!isNew && (
        <Section
          flush
          title={monthLabel}
          lead={
            count > 0
              ? `${count === 1 ? 'Ein Beleg' : `${count} Belege`}, aufzubewahren bis ${formatDate(keptUntil)}`
              : undefined
          }
          actions={count > 0 ? <ChainState key={month} month={month} /> : null}
        >
          {count > 0 && <ReceiptsTable key={month} page={page} />}
          {count === 0 && <p className={classes.nothing}>In diesem Monat wurde nichts ausgestellt.</p>}
        </Section>
      )}
      <Exports key={month} month={month} />
      <Adviser address={adviser} />
    </>
  );
}
