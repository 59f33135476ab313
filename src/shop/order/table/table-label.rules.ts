import { FULFILMENT_LABEL } from '../../../shared/fulfilment.types.js';
import type { Order } from '../order.types.js';

type Placed = Pick<Order, 'fulfilment' | 'tableCode'>;

/** 'Lieferung', 'Abholung', 'Tisch 7': for paper and the desk. */
export const wayLabelOf = ({ fulfilment, tableCode }: Placed): string =>
  fulfilment === 'table' && tableCode ? `Tisch ${tableCode}` : FULFILMENT_LABEL[fulfilment];

/** Whom the desk calls it after: 'Tisch 7 · Mia'. */
export const calledOf = (order: Placed & { contact: Pick<Order['contact'], 'name'> }): string =>
  order.fulfilment === 'table'
    ? [wayLabelOf(order), order.contact.name].filter(Boolean).join(' · ')
    : order.contact.name;
