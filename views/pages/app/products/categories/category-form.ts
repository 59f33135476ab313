import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { Picture } from '../../../../../src/shop/menu/menu.types';
import type { ShopTimes } from '../../../../../src/shop/opening-hours/opening-hours.types';

export interface CategoryFields {
  name: string;
  description: string;
  fulfilments: Fulfilment[];
  image: Picture | null;
  times: ShopTimes | null;
}
