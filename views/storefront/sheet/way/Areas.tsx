import type { StartArea } from '../../../../src/storefront/shop/start-info.view';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';

/** What each area costs, before anybody types a postal code. */
export function Areas({ areas }: { areas: StartArea[] }) {
  const { way, footer } = useSentences();
  const euro = useEuro();
  return (
    <Fold icon="route" title={way.areas}>
      <ul className="areas">
        {areas.map(({ name, postalCodes, feeCents, freeFromCents, minOrderCents }) => (
          <li key={name}>
            <b lang="de">{name}</b>
            {postalCodes.length > 0 && <p className="small">{postalCodes.join(', ')}</p>}
            <p className="small">
              {[
                feeCents === 0 ? footer.deliveryFree : footer.deliveryFee(euro(feeCents)),
                freeFromCents ? footer.freeFrom(euro(freeFromCents)) : '',
                minOrderCents > 0 ? footer.minimum(euro(minOrderCents)) : '',
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
