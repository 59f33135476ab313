import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Basket } from '../lib/basket/basket';
import type { Quoted } from '../lib/basket/useQuote';
import type { PageConfig } from '../lib/config';
import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useEuro } from '../lib/words/Voice';
import { Problem } from './Problem';
import { Terms } from './Terms';

interface Props {
  config: PageConfig;
  shop: StorefrontShop;
  basket: Basket;
  quoted: Quoted;
  sending: boolean;
  refusal: string | null;
  again: () => void;
}

/** Never dead: pressed too early it names what is missing. Nobody can be bound before the sum stands on it. */
export function OrderButton({ config, shop, basket, quoted, sending, refusal, again }: Props) {
  const words = useCheckoutWords();
  const euro = useEuro();
  const { quote, busy, problem } = quoted;
  const counting = busy && !sending;
  return (
    <>
      <Problem slug={config.slug} basket={basket} quoted={quoted} again={again} />
      {refusal && (
        <p className="note note--bad" id="kasse-problem" role="alert" tabIndex={-1}>
          <Icon name="alert" />
          <span>{refusal}</span>
        </p>
      )}
      <button type="submit" className="button button--wide summary__order" aria-busy={sending || counting}>
        <span>
          <span>{sending ? words.sending : counting && !quote ? words.counting : words.order}</span>
          {!sending && quote && !problem && (
            <>
              <i> · </i>
              <span>{euro(quote.payableCents)}</span>
            </>
          )}
        </span>
      </button>
      <p className="visually-hidden" role="status">
        {sending && words.sending}
      </p>
      <Terms links={config.links} reuse={shop.reuse} fulfilment={basket.fulfilment} />
    </>
  );
}
