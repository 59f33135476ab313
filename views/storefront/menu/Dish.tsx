import type { ProductView } from '../../../src/storefront/menu/menu.view';
import type { DishFacts } from '../../../src/storefront/menu/menu-filter.rules';
import { Codes } from '../lib/Codes';
import { Diets } from '../lib/Diets';
import { Photo } from '../lib/Photo';
import { useSentences } from '../lib/words/Voice';
import { Price } from './Price';

interface Props {
  product: ProductView;
  facts: DishFacts;
  ways: string[];
  menuOnly: boolean;
}

/** A dish as the menu reads it; the attributes are what search, filters and the chosen way ask. */
export function Dish({ product, facts, ways, menuOnly }: Props) {
  const { id, number, name, description, image, soldOut, diets, fulfilments } = product;
  const { menu, filter } = useSentences();
  return (
    <li
      className="dish"
      data-id={id}
      data-sold-out={soldOut || undefined}
      data-ways={fulfilments.join(' ')}
      data-diets={diets.join(' ') || undefined}
      data-has={facts.has.join(' ') || undefined}
      data-may={facts.may.join(' ') || undefined}
      data-unchecked={facts.unchecked || undefined}
    >
      <div className="dish__text">
        <h3 lang="de">
          {number && <span className="dish__number">{number}</span>}
          {menuOnly ? (
            name
          ) : (
            <button type="button" className="dish__open" disabled={soldOut}>
              {name}
            </button>
          )}
        </h3>
        {description && (
          <p className="dish__about" lang="de">
            {description}
          </p>
        )}
        <Price product={product} ways={ways} />
        <Marks product={product} />
        <p className="dish__gone">{menu.soldOut}</p>
        {(facts.unchecked || facts.may.length > 0) && (
          <p className="dish__ask" hidden>
            {facts.unchecked ? filter.unchecked : filter.depends}
          </p>
        )}
      </div>
      {image && (
        <Photo
          picture={image}
          className="dish__image"
          sizes="(max-width: 40rem) 88px, 128px"
          width={128}
          height={128}
        />
      )}
      {!menuOnly && <span className="dish__plus" aria-hidden="true" />}
    </li>
  );
}

/** Nothing checked is said as such: an empty list would read as "contains none". */
function Marks({ product }: { product: ProductView }) {
  const { allergens, allergenKeys, additives, minAge, diets, combo, halves } = product;
  const { menu } = useSentences();
  const codes = [...(allergens ?? []), ...additives];
  const chosen = combo !== null || halves !== null;
  return (
    <p className="dish__marks small">
      <Diets diets={diets} />
      {minAge > 0 && <span className="badge">{menu.minAge(minAge)}</span>}
      {product.alcopop && <span>{menu.alcopop}</span>}
      {codes.length > 0 && (
        <a href="#allergene">
          <Codes codes={codes} />
        </a>
      )}
      {chosen && <span>{menu.allergensByChoice}</span>}
      {!chosen && allergenKeys === null && <span>{menu.askForAllergens}</span>}
    </p>
  );
}
