import { formatShortDay } from '../../../../src/shared/berlin-time';
import type { QrPage, ScanRow } from '../../../../src/shop/qr/qr.view';
import { StackedBars } from '../../../components/charts/StackedBars';
import { Section } from '../../../components/frame/Section';
import { type Column, DataTable } from '../../../components/tables/DataTable';
import classes from './QrCode.module.css';

const COLOUR = '#f68671';

/** How often codes were scanned; of whom, nobody knows. */
export function Scans({ scans, days }: Pick<QrPage, 'scans' | 'days'>) {
  return (
    <Section
      title="Gescannt"
      lead="Je Code und Tag eine Zahl, nichts über die Gäste. Der WLAN-Code wird nicht gezählt: Er führt nicht ins Netz."
    >
      {scans.length === 0 ? (
        <p className={classes.none}>In den letzten 30 Tagen hat niemand einen Code gescannt.</p>
      ) : (
        <>
          <StackedBars
            title="Gescannte Codes je Tag"
            colours={[COLOUR]}
            columns={days.map(({ day, count }) => ({
              label: formatShortDay(day),
              parts: [count],
              before: null,
            }))}
          />
          <DataTable
            caption="Gescannt je Code"
            columns={COLUMNS}
            rows={scans}
            keyOf={({ target }) => target}
          />
        </>
      )}
    </Section>
  );
}

const COLUMNS: Column<ScanRow>[] = [
  { label: 'Code', main: true, cell: ({ name }) => name },
  { label: 'Heute', align: 'right', cell: ({ today }) => today },
  { label: '7 Tage', align: 'right', cell: ({ week }) => week },
  { label: '30 Tage', align: 'right', cell: ({ month }) => month },
];
