import { createContext, useContext } from 'react';
import { dishFolderOf } from '../../../src/storefront/menu/dish-address.rules';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { softHyphens } from '../lib/words/soft-hyphens';

/** Where the dishes of this menu have pages of their own; '' where they have none. */
export const DishPages = createContext('');

/** Opens the dish, to choose or only to read; where it has a page, that is what opens without a script or without us. */
export function DishName({ product, menuOnly }: { product: ProductView; menuOnly: boolean }) {
  const pages = useContext(DishPages);
  const { soldOut } = product;
  const name = softHyphens(product.name);
  if (pages) {
    return (
      <a
        className={menuOnly ? 'dish__name link' : 'dish__open'}
        href={`${pages}${dishFolderOf(product)}/index.html`}
      >
        {name}
      </a>
    );
  }
  return (
    <button type="button" className="dish__open" disabled={soldOut}>
      {name}
    </button>
  );
}
