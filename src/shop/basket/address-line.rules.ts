import type { PostalAddress } from './basket.types.js';

type Written = Pick<PostalAddress, 'street' | 'houseNo' | 'postalCode' | 'city'>;

/** 'Oranienstraße 5, 10999 Berlin' */
export const addressLine = ({ street, houseNo, postalCode, city }: Written): string =>
  [`${street} ${houseNo}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
