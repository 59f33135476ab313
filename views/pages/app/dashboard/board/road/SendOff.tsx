import { IconSteeringWheel } from '@tabler/icons-react';
import { useState } from 'react';
import type { RoadView, TourLinkView } from '../../../../../../src/shop/driver/driver.view';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { Modal } from '../../../../../components/dialogs/Dialog';
import { TourLink } from '../../../../../components/tours/TourLink';
import classes from './Road.module.css';
import { SendForm } from './SendForm';

interface Props {
  orders: readonly BoardOrder[];
  /** They can be given to somebody ahead. */
  cooking: readonly BoardOrder[];
  road: RoadView;
  look: () => Promise<void>;
}

/** Above the pass: what is ready goes out with somebody, several stops at a time. */
export function SendOff({ orders, cooking, road, look }: Props) {
  const [opened, setOpened] = useState(false);
  const [link, setLink] = useState<TourLinkView | null>(null);
  const driven = new Set(road.stops.filter(({ state }) => state === 'open').map(({ orderId }) => orderId));
  const toDrive = ({ id, fulfilment }: BoardOrder) => fulfilment === 'delivery' && !driven.has(id);
  const waiting = orders.filter(toDrive);
  // Nothing is cooked of what nobody has paid for.
  const ahead = cooking.filter((order) => toDrive(order) && order.money.state !== 'failed');
  if (waiting.length + ahead.length === 0 && !opened) return null;

  function close(): void {
    setOpened(false);
    setLink(null);
  }

  return (
    <>
      <button type="button" className={classes.sendOff} onClick={() => setOpened(true)}>
        <IconSteeringWheel size={18} aria-hidden />
        Fahrer zuteilen
        {waiting.length > 0 && <b>{waiting.length}</b>}
      </button>
      {opened && (
        <Modal opened onClose={close} title={link ? `Fahrt von ${link.driver}` : 'Wer fährt was?'} size="lg">
          {link ? (
            <TourLink link={link} />
          ) : (
            <SendForm
              orders={waiting}
              ahead={ahead}
              drivers={road.drivers}
              sent={(sent) => {
                setLink(sent);
                void look();
              }}
              look={look}
            />
          )}
        </Modal>
      )}
    </>
  );
}
