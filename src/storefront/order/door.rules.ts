import type { PostalAddress } from '../../shop/basket/basket.types.js';
import { plainPostalCode, streetKey } from '../../shop/delivery/street.rules.js';

/** One door, however its street was spelled; '' while nobody has named a street. */
export const doorOf = ({ street, houseNo, postalCode }: PostalAddress): string =>
  street && `${plainPostalCode(postalCode)} ${streetKey(`${street}${houseNo}`)}`;
