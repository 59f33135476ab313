import { Button } from '@mantine/core';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { EmptyState } from '../../../components/states/EmptyState';

export const NoOrders = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      icon={IconSearch}
      title="Keine Bestellung passt dazu"
      action={
        <Button component="a" href="/app/orderHistory" variant="default">
          Alle zeigen
        </Button>
      }
    >
      Vielleicht hilft ein anderer Zeitraum oder ein Wort weniger. Telefonnummern findest du auch nach ihren
      letzten Ziffern.
    </EmptyState>
  ) : (
    <EmptyState icon={IconHistory} title="Noch keine Bestellung">
      Sobald jemand bestellt, steht es hier: auch abgelehnte und stornierte Bestellungen bleiben stehen.
    </EmptyState>
  );
