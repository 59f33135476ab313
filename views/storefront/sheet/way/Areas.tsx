import type { StartArea } from '../../../../src/storefront/shop/start-info.view';
import { langOf } from '../../lib/words/lang';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';

/** What each area costs, before anybody types a postal code. */
export function Areas({ areas }: { areas: StartArea[] }) {
  const { way, footer } = useSentences();
  const euro = useEuro();
  return (
    <Fold icon="route" title={way.areas}>
      <ul className="areas">
        {areas.map((area) => (
          <li key={area.name}>
            <b lang={langOf(area)}>{area.name}</b>
            {area.postalCodes.length > 0 && <p className="small">{area.postalCodes.join(', ')}</p>}
            <p className="small">
              {[
                area.feeCents === 0 ? footer.deliveryFree : footer.deliveryFee(euro(area.feeCents)),
                area.freeFromCents ? footer.freeFrom(euro(area.freeFromCents)) : '',
                area.minOrderCents > 0 ? footer.minimum(euro(area.minOrderCents)) : '',
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
