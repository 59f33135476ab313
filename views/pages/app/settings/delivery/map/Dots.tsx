import type { DeliveryArea } from '../../../../../../src/shop/delivery/delivery.types';
import { readable } from '../../../../../../src/shop/delivery/map.rules';
import { otherTowns } from '../../../../../../src/shop/delivery/orientation.rules';
import type { PostalPlace } from '../../../../../../src/shop/delivery/postal-code.types';
import type { MapState } from './useMap';
import classes from './ZoneMap.module.css';

const READABLE_METERS_PER_PIXEL = 60;

interface Label {
  text: string;
  isOwn?: boolean;
  isTown?: boolean;
  x: number;
  y: number;
}

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
  const shown = places
    .map((place) => ({ ...place, isOwn: codes.includes(place.code), ...map.place(place.position) }))
    .filter(({ x, y }) => x > -40 && y > -20 && x < map.size.width + 40 && y < map.size.height + 20);
  // The nearest come first.
  const numbers = named ? shown.map(({ code, isOwn, x, y }) => ({ text: code, isOwn, x, y: y - 9 })) : [];
  const names = shown.flatMap(({ code, x, y }) => {
    const text = towns.get(code);
    return text ? [{ text, isTown: true, x, y: y + 17 }] : [];
  });
  const labels: Label[] = readable<Label>([
    ...numbers.filter(({ isOwn }) => isOwn),
    ...numbers.filter(({ isOwn }) => !isOwn),
    ...names,
  ]);

  return (
    <g aria-hidden>
      {shown.map(({ code, isOwn, x, y }) => (
        <g key={code} data-own={isOwn || undefined} className={classes.place}>
          <circle cx={x} cy={y} r={isOwn ? 6 : 3.5} />
        </g>
      ))}
      {labels.map(({ text, isOwn, isTown, x, y }) => (
        <g key={`${text} ${isTown}`} data-own={isOwn || undefined} className={classes.place}>
          <text x={x} y={y} className={isTown ? classes.town : undefined}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
