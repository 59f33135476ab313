import { shownPhone } from '../../../shared/phone.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Sender } from './order-slip.rules.js';

export const senderOf = ({ name, address, contact }: Pick<Shop, 'name' | 'address' | 'contact'>): Sender => ({
  name,
  street: address.street,
  town: `${address.postalCode} ${address.city}`.trim(),
  phone: contact.phone && shownPhone(contact.phone, address.country),
});
