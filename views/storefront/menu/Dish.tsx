import type { ProductView } from '../../../src/storefront/menu/menu.view';
import type { DishFacts } from '../../../src/storefront/menu/menu-filter.rules';
import { plainVariantOf } from '../lib/basket/plain';
import { Icon } from '../lib/Icon';
import { Photo } from '../lib/Photo';
import { langOf } from '../lib/words/lang';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { DishName } from './DishName';
import { Marks } from './Marks';
import { Price } from './Price';

interface Props {
  product: ProductView;
  facts: DishFacts;
  ways: string[];
  menuOnly: boolean;
  popular?: boolean;
  /** Its picture is on the first screen. */
  eager?: boolean;
}

/** A dish as the menu reads it; the attributes are what search, filters and the chosen way ask. */
export function Dish({ product, facts, ways, menuOnly, popular = false, eager = false }: Props) {
  const { id, number, description, image, soldOut, diets, fulfilments } = product;
  const { filter } = usePageSentences();
  return (
    <article
      className={image ? 'dish' : 'dish dish--bare'}
      id={`gericht-${id}`}
      data-id={id}
      data-plain={(!menuOnly && plainVariantOf(product)) || undefined}
      data-sold-out={soldOut || undefined}
      data-ways={fulfilments.join(' ')}
      data-diets={diets.join(' ') || undefined}
      data-has={facts.has.join(' ') || undefined}
      data-may={facts.may.join(' ') || undefined}
      data-unchecked={facts.unchecked || undefined}
    >
      <div className="dish__text">
        <h3 lang={langOf(product)}>
          {number && <span className="dish__number">{number} </span>}
          <DishName product={product} menuOnly={menuOnly} />
        </h3>
        {description && (
          <p className="dish__about" lang={langOf(product, 'description')}>
            {description}
          </p>
        )}
        <div className="dish__meta">
          <Price product={product} ways={ways} />
          <Marks product={product} />
        </div>
        {(facts.unchecked || facts.may.length > 0) && (
          <p className="dish__ask" hidden>
            {facts.unchecked ? filter.unchecked : filter.depends}
          </p>
        )}
      </div>
      <Side product={product} menuOnly={menuOnly} popular={popular} eager={eager} />
    </article>
  );
}

function Side({ product, menuOnly, popular, eager }: Omit<Props, 'facts' | 'ways'>) {
  const { name, image, soldOut } = product;
  const { menu } = usePageSentences();
  const label = plainVariantOf(product) ? menu.addPlain(name) : menu.choose(name);
  return (
    <div className="dish__side">
      {image && (
        <Photo picture={image} className="dish__image" sizes="104px" width={104} height={104} eager={eager} />
      )}
      {popular && image && <span className="badge badge--like">{menu.popular}</span>}
      <span className="dish__gone">{menu.soldOut}</span>
      {!menuOnly && (
        <button type="button" className="plus" aria-label={label} disabled={soldOut}>
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}
