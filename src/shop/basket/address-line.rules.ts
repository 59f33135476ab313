import type { PostalAddress } from './basket.types.js';

/** 'Oranienstraße 5, 10999 Berlin' */
export const addressLine = ({ street, houseNo, postalCode, city }: PostalAddress): string =>
  [`${street} ${houseNo}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
