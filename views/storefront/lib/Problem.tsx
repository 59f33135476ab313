import { type Basket, readBasket, withQuantity, writeBasket } from './basket/basket';
import type { Quoted } from './basket/useQuote';
import { useSentences } from './words/Voice';

/** A basket the kitchen cannot make; the dish that is the reason can be taken out right here. */
export function Problem({ slug, basket, quoted }: { slug: string; basket: Basket; quoted: Quoted }) {
  const { takeOut } = useSentences().basket;
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
          {takeOut}
        </button>
      )}
    </div>
  );
}
