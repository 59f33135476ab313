import type { CategoryView } from '../../../../src/storefront/menu/menu.view';
import type { StorefrontLinks } from '../../../../src/storefront/shop/shop.view';
import { inLanguage } from '../../lib/config';
import { langOf } from '../../lib/words/lang';
import { usePageSentences } from '../../lib/words/sentences.menu-page';
import { useVoice } from '../../lib/words/Voice';

/** The place of a category that is fetched when it comes into sight; without a script its own page is a link away. */
export function LaterCategory({ category, links }: { category: CategoryView; links: StorefrontLinks }) {
  const { id, anchor, name, products } = category;
  const { menu } = usePageSentences();
  const { language } = useVoice();
  return (
    <section
      className="category"
      id={anchor}
      data-category={id}
      data-later
      aria-labelledby={`${anchor}-name`}
    >
      <div className="category__head">
        <h2 id={`${anchor}-name`} lang={langOf(category)}>
          {name}
        </h2>
        <p>
          <a className="link" href={inLanguage(links.category + anchor, language)}>
            {menu.showDishes(products.length)}
          </a>
        </p>
      </div>
      <ul className="dishes dishes--later" aria-hidden="true">
        {products.map((product) => (
          <li key={product.id} />
        ))}
      </ul>
    </section>
  );
}
