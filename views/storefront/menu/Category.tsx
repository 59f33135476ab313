import type { CategoryView, MenuView } from '../../../src/storefront/menu/menu.view';
import { Photo } from '../lib/Photo';
import { langOf } from '../lib/words/lang';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { Dish } from './Dish';
import { type FirstLook, rowOf } from './rows/rows';

interface Props {
  category: CategoryView;
  groups: MenuView['groups'];
  ways: string[];
  menuOnly: boolean;
  look: Pick<FirstLook, 'popular' | 'eager'>;
  /** Rows that are drawn already, by the ids of their dishes. */
  drawn?: ReadonlyMap<string, string>;
}

export function Category({ category, groups, ways, menuOnly, look, drawn }: Props) {
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
        <h2 id={`${anchor}-name`} lang={langOf(category)}>
          {name}
        </h2>
        {description && (
          <p className="category__text" lang={langOf(category, 'description')}>
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
        {products.map((product) => {
          const row = drawn?.get(product.id);
          if (row !== undefined) return <li key={product.id} dangerouslySetInnerHTML={{ __html: row }} />;
          return (
            <li key={product.id}>
              <Dish {...rowOf(product, groups, look)} ways={ways} menuOnly={menuOnly} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
