import { formatEuro } from '../../../src/shared/money';
import type { ProductView } from '../../../src/storefront/menu.view';
import { useSentences } from '../lib/Speech';

export function Dish({ product, menuOnly }: { product: ProductView; menuOnly: boolean }) {
  const { id, number, name, description, image, soldOut } = product;
  const { menu } = useSentences();
  return (
    <li className="dish" data-id={id} data-sold-out={soldOut || undefined}>
      <div className="dish__text">
        <h3>
          {number && <span className="dish__number">{number}</span>}
          {menuOnly ? (
            name
          ) : (
            <button type="button" className="dish__open" disabled={soldOut}>
              {name}
            </button>
          )}
        </h3>
        {description && <p>{description}</p>}
        <Price product={product} />
        <Marks product={product} />
        <p className="dish__gone">{menu.soldOut}</p>
      </div>
      {image && (
        <img className="dish__image" src={image.src} alt="" loading="lazy" width="120" height="120" />
      )}
    </li>
  );
}

function Price({ product: { variants, depositCents } }: { product: ProductView }) {
  const { menu } = useSentences();
  const [first] = variants;
  if (!first) return null;
  return (
    <p className="dish__price">
      {variants.length > 1 && `${menu.from} `}
      <strong>{formatEuro(Math.min(...variants.map(({ priceCents }) => priceCents)))}</strong>
      {depositCents > 0 && <span className="small"> {menu.deposit(formatEuro(depositCents))}</span>}
      {first.unitPrice && <span className="small"> {first.unitPrice}</span>}
    </p>
  );
}

/** Nothing checked is said as such: an empty list would read as "contains none". */
function Marks({ product: { allergens, additives, minAge } }: { product: ProductView }) {
  const { menu } = useSentences();
  const codes = [...(allergens ?? []), ...additives];
  return (
    <p className="dish__marks small">
      {minAge > 0 && <span className="badge">{menu.minAge(minAge)}</span>}
      {codes.length > 0 && <a href="#allergene">{codes.join(', ')}</a>}
      {allergens === null && <span>{menu.askForAllergens}</span>}
    </p>
  );
}
