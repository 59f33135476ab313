import type { Address } from '../../lib/basket/address';

/** 'D-10969' is how browsers fill it in and how some people write it. */
export const plainPostalCode = (typed: string): string =>
  typed.replace(/^\s*D\s*-?\s*/i, '').replace(/\s/g, '');

const WITH_NUMBER = /^(.*?\D)\s+(\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?)$/i;

/** Browsers fill street and number into one field; it is taken apart where the number's own is still empty. */
export function apart(address: Address): Address {
  const [, street, houseNo] = WITH_NUMBER.exec(address.street.trim()) ?? [];
  if (!street || !houseNo || address.houseNo.trim()) return address;
  return { ...address, street: street.trim().replace(/,$/, ''), houseNo };
}
