import type { DeliveryArea, Position } from '../../../../../../src/shop/delivery/delivery.types';
import { circleAround, distanceText, pointOf } from '../../../../../../src/shop/delivery/map.rules';
import type { PostalPlace } from '../../../../../../src/shop/delivery/postal-code.types';
import type { MapState } from './useMap';
import classes from './ZoneMap.module.css';

interface AreaShapeProps {
  map: MapState;
  area: DeliveryArea;
  places: PostalPlace[];
  edited: boolean;
}

/** The shape of an area; one that is made of postal codes shows only in their dots. */
export function AreaShape({ map, area, places, edited }: AreaShapeProps) {
  const { match } = area;
  if (match.type === 'plz') return <CodesName map={map} area={area} places={places} />;
  const rings = match.type === 'polygon' ? match.rings : [circleAround(match.center, match.km)];

  return (
    <path
      className={classes.area}
      data-edited={edited || undefined}
      data-off={!area.active || undefined}
      fillRule="evenodd"
      d={rings.map((ring) => pathOf(map, ring)).join('')}
      aria-hidden
    >
      <title>{area.name}</title>
    </path>
  );
}

function CodesName({ map, area, places }: Omit<AreaShapeProps, 'edited'>) {
  const codes = area.match.type === 'plz' ? area.match.codes : [];
  const own = places.filter(({ code }) => codes.includes(code));
  if (own.length === 0) return null;

  return (
    <g aria-hidden>
      {own.map(({ code, position }) => {
        const { x, y } = map.place(position);
        return (
          <circle
            key={code}
            className={classes.halo}
            data-off={!area.active || undefined}
            cx={x}
            cy={y}
            r={16}
          />
        );
      })}
    </g>
  );
}

const RINGS_KM = [1, 2, 5, 10];

/** One, two, five and ten kilometres around the kitchen. */
export function Rings({ map, home }: { map: MapState; home: Position }) {
  return (
    <g aria-hidden>
      {RINGS_KM.map((km) => {
        const { x, y } = map.place(home);
        const top = map.place(circleAround(home, km, 4)[1] ?? home);
        return (
          <g key={km}>
            <circle className={classes.ring} cx={x} cy={y} r={y - top.y} />
            <text className={classes.ringText} x={x} y={top.y - 4}>
              {distanceText(km * 1_000)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export function Home({ map, home }: { map: MapState; home: Position }) {
  const { x, y } = map.place(home);

  return (
    <g className={classes.home} transform={`translate(${x} ${y})`} aria-hidden>
      <path d="M0 -11 10 -2v11h-20v-11z" />
    </g>
  );
}

export function Pin({ map, position }: { map: MapState; position: Position }) {
  const { x, y } = map.place(position);

  return (
    <g className={classes.pin} transform={`translate(${x} ${y})`} aria-hidden>
      <path d="M0 0c-4-8-8-10-8-15a8 8 0 0 1 16 0c0 5-4 7-8 15z" />
    </g>
  );
}

const pathOf = ({ view, size }: MapState, ring: readonly Position[]): string =>
  ring.length === 0
    ? ''
    : `M${ring
        .map((corner) => pointOf(corner, view, size))
        .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`;
