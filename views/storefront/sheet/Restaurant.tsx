import { createContext, type ReactNode, useContext } from 'react';
import type { MenuView, ProductView } from '../../../src/storefront/menu/menu.view';
import { KnowsCodes } from '../lib/Codes';
import type { PageConfig } from '../lib/config';
import { Speaks } from '../lib/words/Voice';
import { legendOnPage } from './menu';

/** What lies on the page: the basket, the way of ordering, or a dish, which may be a line of the basket. */
export type Shown = { kind: 'basket' } | { kind: 'way' } | { kind: 'dish'; id: string; line?: string };

interface Restaurant {
  config: PageConfig;
  /** null while it is loaded, and when it could not be. */
  menu: MenuView | null;
  products: readonly ProductView[];
  open: (shown: Shown) => void;
}

const Here = createContext<Restaurant | null>(null);

interface Props extends Omit<Restaurant, 'products'> {
  children: ReactNode;
}

/** All that sheets and the standing basket know of the shop they are in. */
export function InRestaurant({ children, ...restaurant }: Props) {
  const products = restaurant.menu?.categories.flatMap((category) => category.products) ?? [];
  return (
    <Speaks speech={restaurant.config.speech}>
      <KnowsCodes legend={legendOnPage()}>
        <Here.Provider value={{ ...restaurant, products }}>{children}</Here.Provider>
      </KnowsCodes>
    </Speaks>
  );
}

export function useRestaurant(): Restaurant {
  const restaurant = useContext(Here);
  if (!restaurant) throw new Error('Nothing of a restaurant stands outside of one.');
  return restaurant;
}
