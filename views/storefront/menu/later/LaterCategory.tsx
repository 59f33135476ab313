import type { CategoryView, ProductView } from '../../../../src/storefront/menu/menu.view';
import type { StorefrontLinks } from '../../../../src/storefront/shop/shop.view';
import { inLanguage } from '../../lib/config';
import { langOf } from '../../lib/words/lang';
import { usePageSentences } from '../../lib/words/sentences.menu-page';
import { softHyphens } from '../../lib/words/soft-hyphens';
import { useVoice } from '../../lib/words/Voice';

export interface LaterSize {
  /** How many dishes it has. */
  count: number;
  /** Most have no picture, so their rows are lower. */
  isBare: boolean;
}

interface Props {
  category: CategoryView;
  size: LaterSize;
  links: StorefrontLinks;
}

/** The place of a category that is fetched when it comes into sight; without a script its own page is a link away. */
export function LaterCategory({ category, size: { count, isBare }, links }: Props) {
  const { id, anchor, name } = category;
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
          {softHyphens(name)}
        </h2>
        <p>
          <a className="link" href={inLanguage(links.category + anchor, language)}>
            {menu.showDishes(count)}
          </a>
        </p>
      </div>
      <ul
        className={isBare ? 'dishes dishes--later dishes--bare' : 'dishes dishes--later'}
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and stay where they are
          <li key={at} />
        ))}
      </ul>
    </section>
  );
}

export const laterSizeOf = (products: readonly ProductView[]): LaterSize => ({
  count: products.length,
  isBare: products.filter(({ image }) => !image).length * 2 > products.length,
});
