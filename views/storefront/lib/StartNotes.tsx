import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { StartArea } from '../../../src/storefront/shop/start-info.view';
import { langOf } from './words/lang';
import { type PageSentences, usePageSentences } from './words/sentences.menu-page';
import { useEuro } from './words/Voice';

/** What must be known before the first dish is chosen: how to pay, where nobody delivers, and packaging. */
export function StartNotes({ shop }: { shop: StorefrontShop }) {
  const { start, ways: offered, menuOnly, reuse } = shop;
  const { footer, ways } = usePageSentences();
  const delivers = offered.includes('delivery');
  const euro = useEuro();
  if (menuOnly) return null;
  return (
    <div id="bezahlen-und-liefern">
      <strong>{delivers ? footer.payAndDeliver : footer.payAndPickUp}</strong>
      {start.payments.length > 0 && (
        <p>{footer.paysWith(start.payments.map((way) => footer.payments[way]).join(', '))}</p>
      )}
      {!offered.includes('pickup') && <p>{ways.noPickup}</p>}
      <p>{delivers ? footer.deliversTo : footer.pickupOnly}</p>
      {delivers && (
        <ul>
          {start.areas.map((area) => (
            <li key={area.name}>
              <span lang={langOf(area)}>{area.name}</span>
              {areaText(area, footer, euro)}
            </li>
          ))}
        </ul>
      )}
      {reuse !== 'notAffected' && <p>{reuse === 'offer' ? footer.reuse : footer.ownContainer}</p>}
    </div>
  );
}

function areaText(area: StartArea, footer: PageSentences['footer'], euro: (cents: number) => string): string {
  const { postalCodes, minOrderCents, feeCents, freeFromCents } = area;
  const codes = postalCodes.length > 0 ? ` (${postalCodes.join(', ')})` : '';
  const parts = [
    feeCents === 0 ? footer.deliveryFree : footer.deliveryFee(euro(feeCents)),
    freeFromCents ? footer.freeFrom(euro(freeFromCents)) : '',
    minOrderCents > 0 ? footer.minimum(euro(minOrderCents)) : '',
  ];
  return `${codes}: ${parts.filter(Boolean).join(', ')}`;
}
