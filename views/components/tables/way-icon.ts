import { IconArmchair2, IconMoped, IconShoppingBag } from '@tabler/icons-react';
import type { Fulfilment } from '../../../src/shared/fulfilment.types';

/** How food changes hands is told by an icon and a word, never by a colour. */
export const WAY_ICON: Record<Fulfilment, typeof IconMoped> = {
  delivery: IconMoped,
  pickup: IconShoppingBag,
  table: IconArmchair2,
};
