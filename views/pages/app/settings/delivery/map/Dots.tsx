import type { DeliveryArea } from '../../../../../../src/shop/delivery/delivery.types';
import { otherTowns } from '../../../../../../src/shop/delivery/orientation.rules';
import type { PostalPlace } from '../../../../../../src/shop/delivery/postal-code.types';
import type { MapState } from './useMap';
import classes from './ZoneMap.module.css';

const READABLE_METERS_PER_PIXEL = 60;

/** Each postal code as a dot at its centre, with its number where there is room; other towns by name. */
export function Dots({
  map,
  places,
  edited,
}: {
  map: MapState;
  places: PostalPlace[];
  edited: DeliveryArea | null;
}) {
  const codes = edited?.match.type === 'plz' ? edited.match.codes : [];
  const towns = otherTowns(places);
  const named = map.view.metersPerPixel < READABLE_METERS_PER_PIXEL;

  return (
    <g aria-hidden>
      {places
        .map((place) => ({ ...place, ...map.place(place.position) }))
        .filter(({ x, y }) => x > -40 && y > -20 && x < map.size.width + 40 && y < map.size.height + 20)
        .map(({ code, x, y }) => (
          <g key={code} data-own={codes.includes(code) || undefined} className={classes.place}>
            <circle cx={x} cy={y} r={codes.includes(code) ? 6 : 3.5} />
            {named && (
              <text x={x} y={y - 9}>
                {code}
              </text>
            )}
            {towns.has(code) && (
              <text x={x} y={y + 17} className={classes.town}>
                {towns.get(code)}
              </text>
            )}
          </g>
        ))}
    </g>
  );
}
