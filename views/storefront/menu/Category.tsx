import type { CategoryView } from '../../../src/storefront/menu.view';
import { Dish } from './Dish';

export function Category({ category, menuOnly }: { category: CategoryView; menuOnly: boolean }) {
  const { anchor, name, description, products } = category;
  return (
    <section className="category" id={anchor} aria-labelledby={`${anchor}-name`}>
      <h2 id={`${anchor}-name`}>{name}</h2>
      {description && <p className="category__text">{description}</p>}
      <ul className="dishes">
        {products.map((product) => (
          <Dish key={product.id} product={product} menuOnly={menuOnly} />
        ))}
      </ul>
    </section>
  );
}
