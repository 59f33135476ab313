import type { FieldProblem } from '../../shared/field-problem.js';
import { e164Of } from '../../shared/phone.js';
import type { Shop } from './shop.types.js';
import type { ShopChanges } from './shop-changes.types.js';

/** A number without a country's code belongs to the country the restaurant is in. */
export function phoneProblems(shop: Pick<Shop, 'address'>, changes: ShopChanges): FieldProblem[] {
  const { phone = '' } = changes.contact ?? {};
  if (phone === '' || e164Of(phone, countryAfter(shop, changes)) !== null) return [];
  return [{ field: 'contact.phone', message: 'Bitte gib eine gültige Telefonnummer ein.' }];
}

/** Stored as it is dialled, however it was typed. */
export function withPhone<T extends ShopChanges>(shop: Pick<Shop, 'address'>, changes: T): T {
  const { contact } = changes;
  if (!contact?.phone) return changes;
  const phone = e164Of(contact.phone, countryAfter(shop, changes)) ?? contact.phone;
  return { ...changes, contact: { ...contact, phone } };
}

const countryAfter = ({ address }: Pick<Shop, 'address'>, changes: ShopChanges): string =>
  changes.address?.country ?? address.country;
