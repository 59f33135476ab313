import { type Basket, readBasket, withQuantity, writeBasket } from '../lib/basket/basket';
import type { Quoted } from '../lib/basket/useQuote';
import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useSentences } from '../lib/words/Voice';

interface Props {
  slug: string;
  basket: Basket;
  quoted: Quoted;
  /** Asks once more, where asking again may help. */
  again?: () => void;
}

/** A basket the kitchen cannot make; the dish that is the reason can be taken out right here. */
export function Problem({ slug, basket, quoted, again }: Props) {
  const { basket: words } = useSentences();
  const { tryAgain } = useCheckoutWords();
  if (!quoted.problem) return null;
  const line = quoted.problemLine === null ? undefined : basket.lines[quoted.problemLine];
  const takeOut = () => line && writeBasket(slug, withQuantity(readBasket(slug), line.key, 0));
  const act = line ? takeOut : again;
  return (
    <div className="note note--bad" role="alert" id="warenkorb-problem" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p>{quoted.problem}</p>
        {act && (
          <button type="button" className="link" onClick={act}>
            {line ? words.takeOut : tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}
