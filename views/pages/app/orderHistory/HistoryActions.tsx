import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { HistoryAsked } from '../../../../src/shop/history/history.view';
import { CsvButton } from './CsvButton';

/** For who leads the restaurant: the figures, and the shown orders as a file. */
export const HistoryActions = ({ asked }: { asked: HistoryAsked }) => (
  <>
    <Button
      component="a"
      href="/app/orderHistory/day"
      variant="default"
      leftSection={<IconChartBar size={18} aria-hidden />}
    >
      Tagesübersicht
    </Button>
    <CsvButton asked={asked} />
  </>
);
