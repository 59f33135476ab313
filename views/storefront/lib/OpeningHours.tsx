import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { useSentences } from './words/Voice';

export function OpeningHours({ shop: { hours } }: { shop: StorefrontShop }) {
  const { footer } = useSentences();
  if (hours.length === 0) return null;
  return (
    <div>
      <strong>{footer.hours}</strong>
      {hours.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
