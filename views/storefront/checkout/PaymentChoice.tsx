import type { Basket } from '../lib/basket/basket';
import { type Drawing, Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useEuro } from '../lib/words/Voice';
import type { Method, OfferedWay } from './ordering/pay-ways';

interface Props {
  value: Method;
  fulfilment: Basket['fulfilment'];
  offered: readonly OfferedWay[];
  change: (value: Method) => void;
}

export const PAY_DRAWINGS: Record<Method, Drawing> = {
  cash: 'cash',
  cardOnSite: 'card',
  stripe: 'phonePay',
  paypal: 'wallet',
};

/** Each way says when and to whom the money goes; nothing of a payment service is loaded here. */
export function PaymentChoice({ value, fulfilment, offered, change }: Props) {
  const { pay } = useCheckoutWords();
  const words = usePayingWords();
  const euro = useEuro();
  const isOnline = value === 'stripe' || value === 'paypal';
  return (
    <>
      <fieldset id="bezahlen" tabIndex={-1}>
        <legend className="visually-hidden">{pay}</legend>
        {offered.map(({ method, limit }) => (
          <label key={method} className="pick">
            <input
              type="radio"
              name="payment"
              value={method}
              checked={value === method}
              disabled={limit !== null}
              onChange={() => change(method)}
            />
            <Icon name={PAY_DRAWINGS[method]} />
            <span className="pick__text">
              {words.ways[method]?.(fulfilment)}
              <small>{limit ? words[limit.kind](euro(limit.cents)) : words.about[method]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isOnline && <p className="hint">{words.moneyBack}</p>}
    </>
  );
}
