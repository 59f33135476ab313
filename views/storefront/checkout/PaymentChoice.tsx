import type { Basket } from '../lib/basket';

const WHERE: Record<Basket['fulfilment'], string> = { pickup: 'bei Abholung', delivery: 'an der Tür' };
const WAYS = [
  { value: 'cash', label: 'Bar' },
  { value: 'cardOnSite', label: 'Karte' },
];

interface Props {
  value: string;
  fulfilment: Basket['fulfilment'];
  change: (value: string) => void;
}

export function PaymentChoice({ value, fulfilment, change }: Props) {
  return (
    <fieldset>
      <legend>Bezahlen</legend>
      {WAYS.map((way) => (
        <label key={way.value} className="choice">
          <input
            type="radio"
            name="payment"
            value={way.value}
            checked={value === way.value}
            onChange={() => change(way.value)}
          />
          <span>
            {way.label} {WHERE[fulfilment]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
