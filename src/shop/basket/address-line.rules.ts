import type { PostalAddress } from './basket.types.js';

/** Nobody has typed anything yet. */
export const NO_ADDRESS: PostalAddress = {
  street: '',
  houseNo: '',
  postalCode: '',
  city: '',
  floor: '',
  company: '',
  note: '',
};

type Written = Pick<PostalAddress, 'street' | 'houseNo' | 'postalCode' | 'city'>;

/** 'Oranienstraße 5, 10999 Berlin' */
export const addressLine = ({ street, houseNo, postalCode, city }: Written): string =>
  [`${street} ${houseNo}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
