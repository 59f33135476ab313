import { formatEuro } from '../../../../src/shared/money';
import type { StartArea } from '../../../../src/storefront/shop/start-info.view';
import { useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';

/** What each area costs, before anybody types a postal code. */
export function Areas({ areas }: { areas: StartArea[] }) {
  const { way, footer } = useSentences();
  return (
    <Fold icon="route" title={way.areas}>
      <ul className="areas">
        {areas.map(({ name, postalCodes, feeCents, freeFromCents, minOrderCents }) => (
          <li key={name}>
            <b>{name}</b>
            {postalCodes.length > 0 && <p className="small">{postalCodes.join(', ')}</p>}
            <p className="small">
              {[
                feeCents === 0 ? footer.deliveryFree : footer.deliveryFee(formatEuro(feeCents)),
                freeFromCents ? footer.freeFrom(formatEuro(freeFromCents)) : '',
                minOrderCents > 0 ? footer.minimum(formatEuro(minOrderCents)) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
