import { plainPostalCode, streetKey } from '../delivery/street.rules.js';
import type { PostalAddress } from './basket.types.js';

type Door = Pick<PostalAddress, 'street' | 'houseNo' | 'postalCode'>;

/** One door, however its street was spelled; '' while nobody has named a street. */
export const doorOf = ({ street, houseNo, postalCode }: Door): string =>
  street && `${plainPostalCode(postalCode)} ${streetKey(`${street}${houseNo}`)}`;
