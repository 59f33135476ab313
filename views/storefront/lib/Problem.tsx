import { type Basket, readBasket, withQuantity, writeBasket } from './basket';
import type { Quoted } from './useQuote';

/** A basket the kitchen cannot make; the dish that is the reason can be taken out right here. */
export function Problem({ slug, basket, quoted }: { slug: string; basket: Basket; quoted: Quoted }) {
  if (!quoted.problem) return null;
  const line = quoted.problemLine === null ? undefined : basket.lines[quoted.problemLine];
  return (
    <div role="alert">
      <p className="error">{quoted.problem}</p>
      {line && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => writeBasket(slug, withQuantity(readBasket(slug), line.key, 0))}
        >
          Herausnehmen
        </button>
      )}
    </div>
  );
}
