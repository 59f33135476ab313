import { IconPhoneOff } from '@tabler/icons-react';
import { type KeyboardEvent } from 'react';
import type { PhoneOrderPage } from '../../../../src/shop/phone-order/phone-order.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { Caller } from './Caller';
import { Dishes } from './Dishes';
import { Finish } from './Finish';
import { focusOn } from './focus';
import classes from './PhoneOrder.module.css';
import { Placed } from './Placed';
import { Total } from './Total';
import { usePhoneOrder } from './usePhoneOrder';

export default function Page(page: PhoneOrderPage) {
  const order = usePhoneOrder(page);

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    order.place();
  }

  function next(): void {
    order.next();
    focusOn('phone');
  }

  return (
    <>
      <PageHeader
        title="Telefonbestellung"
        lead="Nummer, Gerichte, Zeit: Preise, Zeiten und Liefergebiete sind die des Shops."
      />
      {page.ways.length === 0 && <NoWay />}
      {order.placed && <Placed placed={order.placed} next={next} />}
      {page.ways.length > 0 && !order.placed && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Strg+Enter orders from every field inside
        <div className={classes.order} onKeyDown={onKey}>
          <div>
            <Caller order={order} />
          </div>
          <div className={classes.dishes}>
            <Dishes order={order} />
          </div>
          <div>
            <Finish order={order} />
          </div>
          <Total order={order} />
        </div>
      )}
    </>
  );
}

const NoWay = () => (
  <EmptyState icon={IconPhoneOff} title="Hier kann noch niemand bestellen">
    Trage unter Einstellungen, Restaurant Öffnungszeiten für Abholung oder Lieferung ein.
  </EmptyState>
);
