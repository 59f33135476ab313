import { type Basket, chooseFulfilment } from './basket';

const WAYS = [
  { value: 'pickup', label: 'Abholung' },
  { value: 'delivery', label: 'Lieferung' },
] as const;

/** The choice stays with the basket: here, at the checkout, and at the next visit. */
export function Fulfilment({ slug, value }: { slug: string; value: Basket['fulfilment'] }) {
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">Abholung oder Lieferung</legend>
      {WAYS.map((way) => (
        <label key={way.value} className="tip">
          <input
            type="radio"
            name="fulfilment"
            value={way.value}
            checked={value === way.value}
            onChange={() => chooseFulfilment(slug, way.value)}
          />
          {way.label}
        </label>
      ))}
    </fieldset>
  );
}
