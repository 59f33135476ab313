import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { formatDate } from '../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import type { CallerOrder } from '../../../../src/shop/phone-order/phone-order.view';
import { Euro } from '../../../components/tables/Euro';
import classes from './PhoneOrder.module.css';
import type { PhoneOrderState } from './usePhoneOrder';

const SHOWN = 3;

/** "Wie immer": the last orders of a caller who is known. */
export function Before({ order }: { order: PhoneOrderState }) {
  const orders = order.caller?.orders ?? [];
  if (orders.length === 0 || order.basket.lines.length > 0) return null;
  return (
    <div className={classes.before}>
      <h3>
        <IconHistory size={16} aria-hidden />
        Zuletzt bestellt
      </h3>
      <ul className={classes.orders}>
        {orders.slice(0, SHOWN).map((one) => (
          <Again key={one.id} one={one} order={order} />
        ))}
      </ul>
    </div>
  );
}

const Again = ({ one, order }: { one: CallerOrder; order: PhoneOrderState }) => (
  <li>
    <span className={classes.past}>
      <b>{formatDate(new Date(one.placedAt))}</b>, {FULFILMENT_LABEL[one.fulfilment]},{' '}
      <Euro cents={one.payableCents} />
      <span>{one.dishes.join(', ')}</span>
    </span>
    <Button
      variant="default"
      size="compact-md"
      onClick={() => order.basket.addAll(one.lines)}
      aria-label={`Noch einmal wie am ${formatDate(new Date(one.placedAt))}`}
    >
      Noch einmal
    </Button>
  </li>
);
