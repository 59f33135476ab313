import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomScan } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { DeliveryArea, Position } from '../../../../../../src/shop/delivery/delivery.types';
import { distanceText, scaleOf } from '../../../../../../src/shop/delivery/map.rules';
import type { PostalPlace } from '../../../../../../src/shop/delivery/postal-code.types';
import { Dots } from './Dots';
import { PolygonCorners } from './PolygonCorners';
import { AreaShape, Home, Pin, Rings } from './Shapes';
import { useCrosshair } from './useCrosshair';
import { type MapState, useMap } from './useMap';
import type { Zones } from './useZones';
import classes from './ZoneMap.module.css';

interface ZoneMapProps {
  zones: Zones;
  places: PostalPlace[];
  /** The address somebody asked about. */
  pin: Position | null;
}

/** Drawn here from the postal codes around the restaurant: no tile ever comes from anybody else. */
export function ZoneMap({ zones, places, pin }: ZoneMapProps) {
  const [said, setSaid] = useState('');
  const { areas, edited, home, placing } = zones;
  const map = useMap(zones.inSight(places), zones.fit, (position) => setSaid(zones.point(position, places)));
  const { cross, handlers } = useCrosshair(map, {
    onPoint: (position) => setSaid(zones.point(position, places)),
    onBack: () => setSaid(zones.takeBack()),
    onMove: (position) => setSaid(zones.sayWhere(position)),
  });

  // Whoever pressed a button elsewhere on the page goes on here.
  useEffect(() => {
    if (placing) map.sheet.current?.focus();
  }, [placing, map.sheet]);

  return (
    <figure className={classes.figure}>
      <div ref={map.frame} className={classes.frame}>
        <svg
          ref={map.sheet}
          role="application"
          aria-roledescription="Karte"
          aria-label={`Karte der Liefergebiete. ${zones.hint}`}
          aria-describedby="kartenhilfe"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys draw here
          tabIndex={0}
          className={classes.map}
          {...map.handlers}
          {...handlers}
        >
          {home && <Rings map={map} home={home} />}
          {inDrawingOrder(areas, edited).map((area) => (
            <AreaShape key={area.id} map={map} area={area} places={places} edited={area.id === edited?.id} />
          ))}
          <Dots map={map} places={places} edited={edited} />
          {home && <Home map={map} home={home} />}
          {pin && <Pin map={map} position={pin} />}
          {edited?.match.type === 'polygon' && (
            <PolygonCorners map={map} zones={zones} rings={edited.match.rings} onSay={setSaid} />
          )}
          {cross && (
            <path
              className={classes.cross}
              d={`M${cross.x - 14} ${cross.y}h28M${cross.x} ${cross.y - 14}v28`}
              aria-hidden
            />
          )}
          <Scale map={map} />
        </svg>
        {!home && places.length === 0 && (
          <p className={classes.lost}>
            Die Karte zeigt die Umgebung, sobald unter Stammdaten die Postleitzahl gespeichert oder hier der
            Standort eingetragen ist.
          </p>
        )}
      </div>
      <div className={classes.tools}>
        <Tool label="Näher heran" onClick={map.closer}>
          <IconPlus size={18} aria-hidden />
        </Tool>
        <Tool label="Weiter weg" onClick={map.wider}>
          <IconMinus size={18} aria-hidden />
        </Tool>
        <Tool label="Alles zeigen" onClick={map.showAll}>
          <IconZoomScan size={18} aria-hidden />
        </Tool>
      </div>
      <figcaption id="kartenhilfe" className={classes.help}>
        {zones.hint}{' '}
        <span className={classes.keys}>
          Mit der Tastatur: Pfeiltasten bewegen das Kreuz (mit Umschalttaste schneller), Enter setzt,
          Rücktaste nimmt zurück, + und − zoomen.
        </span>
      </figcaption>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </figure>
  );
}

/** What is being edited lies on top, and before that what wins. */
const inDrawingOrder = (areas: readonly DeliveryArea[], edited: DeliveryArea | null): DeliveryArea[] =>
  [...areas].sort(
    (a, b) => Number(a.id === edited?.id) - Number(b.id === edited?.id) || b.priority - a.priority,
  );

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

function Scale({ map: { view, size } }: { map: MapState }) {
  const meters = scaleOf(view.metersPerPixel, 120);
  const width = meters / view.metersPerPixel;
  const y = size.height - 14;

  return (
    <g aria-hidden>
      <path className={classes.scale} d={`M14 ${y - 5}v5h${width}v-5`} />
      <text className={classes.scaleText} x={14} y={y - 9}>
        {distanceText(meters)}
      </text>
    </g>
  );
}
