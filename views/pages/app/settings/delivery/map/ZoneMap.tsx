import { type ReactNode, useEffect, useState } from 'react';
import type { DeliveryArea, Position } from '../../../../../../src/shop/delivery/delivery.types';
import type { PostalPlace } from '../../../../../../src/shop/delivery/postal-code.types';
import type { Zones } from '../useZones';
import { Dots } from './Dots';
import { Cross, MapTools, Scale } from './MapTools';
import { PolygonCorners } from './PolygonCorners';
import { AreaShape, Home, Pin, Rings } from './Shapes';
import { useCrosshair } from './useCrosshair';
import { type MapState, useMap } from './useMap';
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
  const { edited, placing } = zones;
  const map = useMap(zones.inSight(places), zones.fit, (position) => setSaid(zones.point(position, places)));
  const { cross, handlers } = useCrosshair(map, {
    onPoint: (position) => setSaid(zones.point(position, places)),
    onBack: () => setSaid(zones.takeBack()),
    onMove: (position) => setSaid(`Kreuz ${zones.whereIs(position)}`),
  });

  // Whoever pressed a button elsewhere on the page goes on here.
  useEffect(() => {
    if (placing) map.sheet.current?.focus();
  }, [placing, map.sheet]);

  return (
    <figure className={classes.figure}>
      <div ref={map.frame} className={classes.frame}>
        <Sheet map={map} hint={zones.hint} handlers={handlers}>
          <Places map={map} zones={zones} places={places} />
          {pin && <Pin map={map} position={pin} />}
          {edited?.match.type === 'polygon' && (
            <PolygonCorners map={map} zones={zones} rings={edited.match.rings} onSay={setSaid} />
          )}
          {cross && <Cross at={cross} />}
          <Scale map={map} />
        </Sheet>
        {!zones.home && places.length === 0 && <NothingKnown />}
      </div>
      <MapTools map={map} />
      <Help hint={zones.hint} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </figure>
  );
}

interface SheetProps {
  map: MapState;
  hint: string;
  handlers: ReturnType<typeof useCrosshair>['handlers'];
  children: ReactNode;
}

const Sheet = ({ map, hint, handlers, children }: SheetProps) => (
  <svg
    ref={map.sheet}
    role="application"
    aria-roledescription="Karte"
    aria-label={`Karte der Liefergebiete. ${hint}`}
    aria-describedby="kartenhilfe"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys draw here
    tabIndex={0}
    className={classes.map}
    {...map.handlers}
    {...handlers}
  >
    {children}
  </svg>
);

/** The restaurant, the areas and the postal codes. */
function Places({ map, zones, places }: Omit<ZoneMapProps, 'pin'> & { map: MapState }) {
  const { areas, edited, home } = zones;

  return (
    <>
      {home && <Rings map={map} home={home} />}
      {inDrawingOrder(areas, edited).map((area) => (
        <AreaShape key={area.id} map={map} area={area} places={places} edited={area.id === edited?.id} />
      ))}
      <Dots map={map} places={places} edited={edited} />
      {home && <Home map={map} home={home} />}
    </>
  );
}

/** Drawn last and so on top: the edited area, below it the areas in order of precedence. */
const inDrawingOrder = (areas: readonly DeliveryArea[], edited: DeliveryArea | null): DeliveryArea[] =>
  [...areas].sort(
    (a, b) => Number(a.id === edited?.id) - Number(b.id === edited?.id) || b.priority - a.priority,
  );

const Help = ({ hint }: { hint: string }) => (
  <figcaption id="kartenhilfe" className={classes.help}>
    {hint}{' '}
    <span className={classes.keys}>
      Mit der Tastatur: Pfeiltasten bewegen das Kreuz (mit Umschalttaste schneller), Enter setzt, Rücktaste
      nimmt zurück, + und − zoomen.
    </span>
  </figcaption>
);

const NothingKnown = () => (
  <p className={classes.lost}>
    Die Karte zeigt die Umgebung, sobald unter „Adresse und Kontakt“ die Postleitzahl gespeichert oder hier
    der Standort eingetragen ist.
  </p>
);
