import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { Codes } from '../lib/Codes';
import { Diets } from '../lib/Diets';
import { usePageSentences } from '../lib/words/sentences.menu-page';

/** Nothing checked is said as such: an empty list would read as "contains none". */
export function Marks({ product }: { product: ProductView }) {
  const { allergens, allergenKeys, additives, allergensByChoice, minAge, diets, combo, halves } = product;
  const { menu } = usePageSentences();
  const chosen = combo !== null || halves !== null;
  return (
    <div className="dish__marks">
      <Diets diets={diets} />
      {minAge > 0 && <span className="small">{menu.minAge(minAge)}</span>}
      {product.alcopop && <span className="small">{menu.alcopop}</span>}
      <CodeLink codes={[...(allergens ?? []), ...additives]} />
      {allergensByChoice.length > 0 && (
        <span className="small">
          {menu.byChoice} <CodeLink codes={allergensByChoice} />
        </span>
      )}
      {chosen && allergensByChoice.length === 0 && <span className="small">{menu.allergensByChoice}</span>}
      {!chosen && allergenKeys === null && <span className="small">{menu.askForAllergens}</span>}
    </div>
  );
}

/** With a script their names open here; without one the list at the end of the page has them. */
function CodeLink({ codes }: { codes: string[] }) {
  if (codes.length === 0) return null;
  return (
    <a className="codes" href="#allergene">
      <Codes codes={codes} />
    </a>
  );
}
