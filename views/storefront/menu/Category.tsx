import type { CategoryView, MenuView } from '../../../src/storefront/menu/menu.view';
import { factsOf } from '../../../src/storefront/menu/menu-filter.rules';
import { Photo } from '../lib/Photo';
import { useSentences } from '../lib/words/Voice';
import { Dish } from './Dish';

interface Props {
  category: CategoryView;
  groups: MenuView['groups'];
  ways: string[];
  menuOnly: boolean;
}

export function Category({ category, groups, ways, menuOnly }: Props) {
  const { id, anchor, name, description, image, times, offeredNow, products } = category;
  const { menu } = useSentences();
  return (
    <section
      className="category"
      id={anchor}
      data-category={id}
      data-off={!offeredNow || undefined}
      aria-labelledby={`${anchor}-name`}
    >
      <div className="category__head">
        {image && (
          <Photo
            picture={image}
            className="category__image"
            sizes="(max-width: 68rem) 100vw, 68rem"
            width={1088}
            height={220}
          />
        )}
        <h2 id={`${anchor}-name`} lang="de">
          {name}
        </h2>
        {description && (
          <p className="category__text" lang="de">
            {description}
          </p>
        )}
        {times && (
          <p className="category__times">
            {menu.offeredAt(times)}
            <span className="category__off">{menu.notNow}</span>
          </p>
        )}
      </div>
      <ul className="dishes">
        {products.map((product) => (
          <Dish
            key={product.id}
            product={product}
            facts={factsOf(product, groups)}
            ways={ways}
            menuOnly={menuOnly}
          />
        ))}
      </ul>
    </section>
  );
}
