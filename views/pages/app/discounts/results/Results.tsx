import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatDate, formatShortDay } from '../../../../../src/shared/berlin-time';
import { formatEuro } from '../../../../../src/shared/money';
import type { DiscountKind } from '../../../../../src/shop/discount/discount.types';
import type { DiscountResults, OfferResult } from '../../../../../src/shop/discount/results/results.view';
import { ChartTable } from '../../../../components/charts/ChartTable';
import { Legend } from '../../../../components/charts/Legend';
import { StackedBars } from '../../../../components/charts/StackedBars';
import { Section } from '../../../../components/frame/Section';
import { LoadingState } from '../../../../components/states/LoadingState';
import { Problem } from '../../../../components/states/Problem';
import { type Column, DataTable } from '../../../../components/tables/DataTable';
import { Euro } from '../../../../components/tables/Euro';
import { Stat, StatRow } from '../../../../components/tables/Stat';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { download } from '../../../../lib/http/transfer';
import classes from './Results.module.css';

const WITH = '#f68671';
const WITHOUT = '#8d8a9c';
const SPANS = [7, 30, 90];

/** What discounts have brought and cost; it is asked for once the list stands, for it reads many orders. */
export function Results({ kind }: { kind: DiscountKind }) {
  const [days, setDays] = useState(30);
  const { results, problem } = useResults(days);
  const file = useSending();
  return (
    <Section
      title="Ergebnis"
      lead="Laut Bestellungen, ohne abgelehnte und stornierte. Umsatz sind Waren nach Rabatt."
      actions={
        <div className={classes.actions}>
          <SegmentedControl
            aria-label="Zeitraum"
            value={`${days}`}
            onChange={(value) => setDays(Number(value))}
            data={SPANS.map((span) => ({ value: `${span}`, label: `${span} Tage` }))}
          />
          <Button
            variant="default"
            loading={file.busy}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              void file.send(() => download(`/api/discount/resultsFile?days=${days}`, 'rabatte.csv'))
            }
          >
            CSV
          </Button>
        </div>
      }
    >
      <Problem>{problem}</Problem>
      {!results && !problem && <LoadingState label="Bestellungen werden gezählt …" />}
      {results && <Figures results={results} kind={kind} />}
    </Section>
  );
}

function useResults(days: number) {
  const [results, setResults] = useState<DiscountResults | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    setResults(null);
    setProblem(null);
    const options = { silent: true, signal: gone.signal };
    void api.get<DiscountResults>(`/api/discount/results?days=${days}`, options).then((answer) => {
      if (gone.signal.aborted) return;
      if (answer.success) setResults(answer.data);
      else setProblem(answer.message);
    });
    return () => gone.abort();
  }, [days]);
  return { results, problem };
}

function Figures({ results, kind }: { results: DiscountResults; kind: DiscountKind }) {
  const offers = results.offers.filter((one) => one.kind === kind || one.kind === null);
  const cost = results.offers.reduce((sum, { costCents }) => sum + costCents, 0);
  if (results.with.orders === 0)
    return <p className={classes.none}>In dieser Zeit hat keine Bestellung einen Rabatt bekommen.</p>;
  return (
    <>
      <StatRow>
        <Stat
          label="Bestellungen mit Rabatt"
          value={results.with.orders}
          hint={`${results.without.orders} ohne`}
        />
        <Stat
          label="Umsatz mit Rabatt"
          value={<Euro cents={results.with.turnoverCents} />}
          hint={`${formatEuro(results.without.turnoverCents)} ohne`}
        />
        <Stat
          label="Je Bestellung mit Rabatt"
          value={<Euro cents={meanOf(results.with)} />}
          hint={`${formatEuro(meanOf(results.without))} ohne`}
        />
        <Stat
          label="Kosten aller Rabatte"
          value={<Euro cents={cost} />}
          hint="Freie Lieferung nicht gerechnet."
        />
      </StatRow>
      {offers.length > 0 && (
        <DataTable caption="Ergebnis je Rabatt" columns={COLUMNS} rows={offers} keyOf={({ id }) => id} />
      )}
      <Chart results={results} />
    </>
  );
}

const meanOf = ({ orders, turnoverCents }: DiscountResults['with']): number =>
  orders === 0 ? 0 : Math.round(turnoverCents / orders);

const COLUMNS: Column<OfferResult>[] = [
  { label: 'Rabatt', main: true, cell: ({ label, kind }) => (kind ? label : `${label} (gelöscht)`) },
  { label: 'Eingelöst', align: 'right', cell: ({ redemptions }) => redemptions },
  { label: 'Umsatz damit', align: 'right', cell: ({ turnoverCents }) => <Euro cents={turnoverCents} /> },
  { label: 'Kosten', align: 'right', cell: ({ costCents }) => <Euro cents={costCents} /> },
];

const euros = (cents: number): number => Math.round(cents / 100);

const Chart = ({ results: { days } }: { results: DiscountResults }) => (
  <div className={classes.chart}>
    <Legend
      entries={[
        { label: 'Umsatz mit Rabatt in Euro', colour: WITH },
        { label: 'ohne', colour: WITHOUT },
      ]}
    />
    <StackedBars
      title="Umsatz in Euro mit und ohne Rabatt, Tag für Tag"
      columns={days.map(({ date, withCents, withoutCents }) => ({
        label: formatShortDay(date),
        parts: [euros(withCents), euros(withoutCents)],
        before: null,
      }))}
      colours={[WITH, WITHOUT]}
    />
    <ChartTable
      caption="Umsatz mit und ohne Rabatt"
      heads={['Tag', 'Mit Rabatt', 'Ohne']}
      rows={days.map(({ date, withCents, withoutCents }) => [
        formatDate(date),
        formatEuro(withCents),
        formatEuro(withoutCents),
      ])}
    />
  </div>
);
