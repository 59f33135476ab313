import { type Drawing, Icon } from '../Icon';
import { useSentences } from '../words/Voice';
import { type Basket, chooseFulfilment } from './basket';

const WAYS = ['pickup', 'delivery'] as const;
const DRAWINGS: Record<Basket['fulfilment'], Drawing> = { pickup: 'bag', delivery: 'bike' };

/** The choice stays with the basket: here, at the checkout, and at the next visit. */
export function Fulfilment({ slug, value }: { slug: string; value: Basket['fulfilment'] }) {
  const { ways } = useSentences();
  return (
    <fieldset className="ways">
      <legend className="visually-hidden">{ways.label}</legend>
      {WAYS.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="fulfilment"
            value={way}
            checked={value === way}
            onChange={() => chooseFulfilment(slug, way)}
          />
          <Icon name={DRAWINGS[way]} small />
          {ways[way]}
        </label>
      ))}
    </fieldset>
  );
}
