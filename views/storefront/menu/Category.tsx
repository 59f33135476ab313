import type { CategoryView, MenuView } from '../../../src/storefront/menu/menu.view';
import { Photo } from '../lib/Photo';
import { langOf } from '../lib/words/lang';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { softHyphens } from '../lib/words/soft-hyphens';
import { Dish } from './Dish';
import { type FirstLook, rowOf } from './rows/rows';

interface Props {
  category: CategoryView;
  groups: MenuView['groups'];
  ways: string[];
  menuOnly: boolean;
  look: Pick<FirstLook, 'popular' | 'eager'>;
  /** What stands in place of its rows. */
  rows?: string;
}

export function Category({ category, groups, ways, menuOnly, look, rows }: Props) {
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
          {softHyphens(name)}
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
      {rows !== undefined ? (
        <ul className="dishes" dangerouslySetInnerHTML={{ __html: rows }} />
      ) : (
        <ul className="dishes">
          {products.map((product) => (
            <li key={product.id}>
              <Dish {...rowOf(product, groups, look)} ways={ways} menuOnly={menuOnly} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
