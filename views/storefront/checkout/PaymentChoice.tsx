import type { Basket } from '../lib/basket/basket';
import { useSentences } from '../lib/words/Voice';

interface Props {
  value: string;
  fulfilment: Basket['fulfilment'];
  change: (value: string) => void;
}

export function PaymentChoice({ value, fulfilment, change }: Props) {
  const { checkout: words } = useSentences();
  const choices = [
    { value: 'cash', label: words.cash },
    { value: 'cardOnSite', label: words.card },
  ];
  return (
    <fieldset>
      <legend>{words.pay}</legend>
      {choices.map((way) => (
        <label key={way.value} className="choice">
          <input
            type="radio"
            name="payment"
            value={way.value}
            checked={value === way.value}
            onChange={() => change(way.value)}
          />
          <span>
            {way.label} {words.payWhere[fulfilment]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
