import type { CategoryView, MenuView } from '../../../src/storefront/menu/menu.view';
import { factsOf } from '../../../src/storefront/menu/menu-filter.rules';
import { Photo } from '../lib/Photo';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { Dish } from './Dish';

interface Props {
  category: CategoryView;
  groups: MenuView['groups'];
  ways: string[];
  menuOnly: boolean;
  popular: readonly string[];
  /** The dishes whose pictures are on the first screen. */
  eager: ReadonlySet<string>;
}

export function Category({ category, groups, ways, menuOnly, popular, eager }: Props) {
  const { id, anchor, name, description, image, times, offeredNow, products } = category;
  const { menu } = usePageSentences();
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
            sizes="(max-width: 84rem) 100vw, 60rem"
            width={960}
            height={160}
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
          <li key={product.id}>
            <Dish
              product={product}
              facts={factsOf(product, groups)}
              ways={ways}
              menuOnly={menuOnly}
              popular={popular.includes(product.id)}
              eager={eager.has(product.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
