import { useEffect, useState } from 'react';
import { newId } from '../../../../../src/shared/ids';
import { newArea } from '../../../../../src/shop/delivery/area-list.rules';
import type { DeliveryArea, Position } from '../../../../../src/shop/delivery/delivery.types';
import { circleAround } from '../../../../../src/shop/delivery/map.rules';
import type { PostalPlace } from '../../../../../src/shop/delivery/postal-code.types';
import type { Problems } from '../form/settings-form';
import type { Settings } from '../form/useSettings';
import { areaEdits } from './area-edits';
import { cornerEdits } from './corner-edits';
import { hintFor, tap } from './map-taps';
import { usePlacing } from './usePlacing';

export type Zones = ReturnType<typeof useZones>;

/** The delivery areas of the form, which of them is being edited, and what a tap on the map does to it. */
export function useZones(settings: Settings<'delivery'>, places: readonly PostalPlace[]) {
  const areas = settings.form.settings.deliveryAreas;
  const edits = areaEdits(settings);
  const [edited, edit] = useEditedArea(areas, settings.problems);
  const placing = usePlacing(settings, places);
  const corners = cornerEdits(edited, edits.change, placing.whereIs);

  function add(parts: Partial<DeliveryArea>[]): void {
    const append = (sofar: DeliveryArea[], part: Partial<DeliveryArea>) =>
      sofar.concat(newArea(sofar, newId(), part));
    const list = parts.reduce(append, areas);
    edits.set(list);
    edit(list.at(-1)?.id ?? null);
    placing.startPlacing(null);
    if (parts.some(({ match }) => match?.type === 'polygon' && match.rings.length > 0)) placing.showAll();
  }

  function remove(area: DeliveryArea): void {
    edits.remove(area);
    edit(null);
  }

  return {
    ...edits,
    /** The postal codes around the restaurant. */
    places,
    ...placing,
    ...corners,
    edited,
    edit,
    add,
    remove,
    hint: hintFor(placing.placing, edited),
    point: (place: Position, known: readonly PostalPlace[]): string =>
      tap({ edited, placing, corners, change: edits.change, place, known }),
    inSight: (known: readonly PostalPlace[]): Position[] => inSight(areas, placing.home, known),
  };
}

/** A refused area is opened, so that the sentence beside its field can be read. */
function useEditedArea(areas: readonly DeliveryArea[], problems: Problems) {
  const [editedId, edit] = useState<string | null>(null);
  const refused = Object.keys(problems).find((field) => field.startsWith('deliveryAreas.'));
  const refusedId = refused ? areas[Number(refused.split('.')[1])]?.id : undefined;
  useEffect(() => {
    if (refusedId) edit(refusedId);
  }, [refusedId]);

  return [areas.find(({ id }) => id === editedId) ?? null, edit] as const;
}

/** What the map has to show at first: the areas, and otherwise the neighbourhood. */
function inSight(
  areas: readonly DeliveryArea[],
  home: Position | null,
  known: readonly PostalPlace[],
): Position[] {
  const shapes = areas.flatMap((area) => cornersShown(area, known));
  const ours = home ? [home, ...shapes] : shapes;
  return ours.length > 0 ? ours : known.map(({ position }) => position);
}

function cornersShown({ match }: DeliveryArea, places: readonly PostalPlace[]): Position[] {
  if (match.type === 'polygon') return match.rings.flat();
  if (match.type === 'radius') return circleAround(match.center, match.km, 4);
  return places.filter(({ code }) => match.codes.includes(code)).map(({ position }) => position);
}
