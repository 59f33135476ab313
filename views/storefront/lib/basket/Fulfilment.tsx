import { useSentences } from '../words/Voice';
import { type Basket, chooseFulfilment } from './basket';

const WAYS = ['pickup', 'delivery'] as const;

/** The choice stays with the basket: here, at the checkout, and at the next visit. */
export function Fulfilment({ slug, value }: { slug: string; value: Basket['fulfilment'] }) {
  const { ways } = useSentences();
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">{ways.label}</legend>
      {WAYS.map((way) => (
        <label key={way} className="tip">
          <input
            type="radio"
            name="fulfilment"
            value={way}
            checked={value === way}
            onChange={() => chooseFulfilment(slug, way)}
          />
          {ways[way]}
        </label>
      ))}
    </fieldset>
  );
}
