import { plainPostalCode, streetKey } from '../delivery/street.rules.js';
import type { PostalAddress } from './basket.types.js';

/** One door, however its street was spelled; '' while nobody has named a street. */
export const doorOf = ({ street, houseNo, postalCode }: PostalAddress): string =>
  street && `${plainPostalCode(postalCode)} ${streetKey(`${street}${houseNo}`)}`;
