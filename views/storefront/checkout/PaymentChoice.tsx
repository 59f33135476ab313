import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Basket } from '../lib/basket/basket';
import { type Drawing, Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';

interface Props {
  value: string;
  fulfilment: Basket['fulfilment'];
  payments: StorefrontShop['start']['payments'];
  change: (value: string) => void;
}

const DRAWINGS: Record<string, Drawing> = { cash: 'cash', cardOnSite: 'card' };

export function PaymentChoice({ value, fulfilment, payments, change }: Props) {
  const { pay, payWith } = useCheckoutWords();
  return (
    <fieldset id="bezahlen" tabIndex={-1}>
      <legend className="visually-hidden">{pay}</legend>
      {onSite(payments).map((way) => (
        <label key={way} className="pick">
          <input
            type="radio"
            name="payment"
            value={way}
            checked={value === way}
            onChange={() => change(way)}
          />
          <Icon name={DRAWINGS[way] ?? 'cash'} />
          <span className="pick__text">{payWith(way, fulfilment)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const ON_SITE = ['cash', 'cardOnSite'] as const;

/** What can be ordered with here. */
export const onSite = (payments: Props['payments']): readonly string[] => {
  const offered = ON_SITE.filter((way) => payments.includes(way));
  return offered.length > 0 ? offered : ON_SITE;
};
