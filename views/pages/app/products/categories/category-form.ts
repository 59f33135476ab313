import type { Picture } from '../../../../../src/shop/catalog/catalog.types';
import type { Fulfilment } from '../../../../../src/shop/delivery/fulfilment.types';
import type { ShopTimes } from '../../../../../src/shop/opening-hours/opening-hours.types';

export interface CategoryFields {
  name: string;
  description: string;
  fulfilments: Fulfilment[];
  image: Picture | null;
  times: ShopTimes | null;
}
