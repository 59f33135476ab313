import { IconPhoneCall } from '@tabler/icons-react';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import classes from './CallFirst.module.css';

const WHY = { amount: 'Große Bestellung', first: 'Erste Bestellung' };

/** As the house has asked for on the block list's page. */
export function CallFirst({ order: { callFirst, phone, phoneLink } }: { order: BoardOrder }) {
  if (!callFirst) return null;
  return (
    <p className={classes.call}>
      <span>
        <b>{WHY[callFirst]}</b>
        {phoneLink ? 'Bitte erst anrufen.' : 'Ohne Telefonnummer.'}
      </span>
      {phoneLink && (
        <a href={phoneLink} aria-label={`${phone} anrufen`}>
          <IconPhoneCall size={18} aria-hidden />
          {phone}
        </a>
      )}
    </p>
  );
}
