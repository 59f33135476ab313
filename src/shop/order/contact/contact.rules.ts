import { monthsAfter } from '../../restaurant/retention.rules.js';
import { isOver } from '../order.rules.js';
import type { Contact, Order, OrderState } from '../order.types.js';

export const NO_CONTACT: Contact = { name: '', phone: '', email: '', note: '', address: null };

/** The moment from which on nobody needs to know any more who it was. */
export const contactKeptUntil = (handoverAt: Date, months: number): Date => monthsAfter(handoverAt, months);

/** As long as somebody cooks or drives, they must know for whom. */
export const canErase = (state: OrderState): boolean => isOver(state);

export type Erased = Pick<Order, 'contact' | 'lines' | 'bodyHash' | 'contactUntil' | 'erasedAt'>;

/** What stays is what the tax office reads: dishes, prices, taxes, the area without its address. */
export const erased = ({ lines }: Pick<Order, 'lines'>, now: Date): Erased => ({
  contact: NO_CONTACT,
  lines: lines.map((line) => ({ ...line, note: '' })),
  // A hash over a phone number is the phone number for whoever tries all of them.
  bodyHash: '',
  contactUntil: null,
  erasedAt: now,
});
