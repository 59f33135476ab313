import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatTime } from '../../../../src/shared/berlin-time';
import type { PlacedByPhone } from '../../../../src/shop/phone-order/phone-order.view';
import { EmptyState } from '../../../components/states/EmptyState';
import { Euro } from '../../../components/tables/Euro';

/** What is said before hanging up. Enter begins the next one. */
export const Placed = ({ placed, next }: { placed: PlacedByPhone; next: () => void }) => (
  <EmptyState
    icon={IconCircleCheck}
    title={`Nr. ${placed.number} ist in der Küche`}
    action={
      <>
        <Button autoFocus onClick={next}>
          Nächster Anruf
        </Button>
        <Button variant="default" component="a" href="/app/dashboard">
          Zum Tresen
        </Button>
      </>
    }
  >
    {placed.promisedAt && `Zugesagt für ${formatTime(new Date(placed.promisedAt))} Uhr, `}
    <Euro cents={placed.payableCents} />
  </EmptyState>
);
