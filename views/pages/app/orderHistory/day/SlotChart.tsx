import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { FULFILMENT_LABEL, FULFILMENTS } from '../../../../../src/shared/fulfilment.types';
import { formatEuro } from '../../../../../src/shared/money';
import { ChartTable } from '../../../../components/charts/ChartTable';
import { Legend } from '../../../../components/charts/Legend';
import { type Column, StackedBars } from '../../../../components/charts/StackedBars';
import { Section } from '../../../../components/frame/Section';
import { WAY_COLOUR_LIST, WAY_COLOURS } from './colours';
import type { Slot } from './slots.rules';

type Measure = 'orders' | 'turnover';

interface Props {
  title: string;
  slots: readonly Slot[];
  comparedWith: string;
}

/** Orders by the way they left, or what they came to; the dashes say how it was before. */
export function SlotChart({ title, slots, comparedWith }: Props) {
  const [measure, setMeasure] = useState<Measure>('orders');
  const before = `im Vergleich ${comparedWith}`;

  return (
    <Section
      title={title}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={`${title}: was gezeigt wird`}
          value={measure}
          onChange={(value) => setMeasure(value as Measure)}
          data={[
            { value: 'orders', label: 'Bestellungen' },
            { value: 'turnover', label: 'Umsatz' },
          ]}
        />
      }
    >
      <Legend
        entries={measure === 'orders' ? WAYS : [{ label: 'Umsatz in Euro', colour: WAY_COLOURS.delivery }]}
        dashed={slots.some((slot) => slot.before.count > 0) ? before : undefined}
      />
      <StackedBars
        title={`${title}: ${measure === 'orders' ? 'Bestellungen' : 'Umsatz in Euro'}`}
        columns={slots.map((slot) => COLUMN[measure](slot))}
        colours={measure === 'orders' ? WAY_COLOUR_LIST : [WAY_COLOURS.delivery]}
      />
      <ChartTable
        caption={title}
        heads={[
          'Wann',
          ...FULFILMENTS.map((way) => FULFILMENT_LABEL[way]),
          'Gesamt',
          'Umsatz',
          'davor',
          'Umsatz davor',
        ]}
        rows={slots.map(({ name, now, before: earlier }) => [
          name,
          ...FULFILMENTS.map((way) => `${now.orders[way]}`),
          `${now.count}`,
          formatEuro(now.cents),
          `${earlier.count}`,
          formatEuro(earlier.cents),
        ])}
      />
    </Section>
  );
}

const WAYS = FULFILMENTS.map((way) => ({ label: FULFILMENT_LABEL[way], colour: WAY_COLOURS[way] }));

const euros = (cents: number): number => Math.round(cents / 100);

const COLUMN: Record<Measure, (slot: Slot) => Column> = {
  orders: ({ label, now, before }) => ({
    label,
    parts: FULFILMENTS.map((way) => now.orders[way]),
    before: before.count || null,
  }),
  turnover: ({ label, now, before }) => ({
    label,
    parts: [euros(now.cents)],
    before: euros(before.cents) || null,
  }),
};
