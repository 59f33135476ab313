import type { DeliveryArea, Position, Ring } from '../../../../../src/shop/delivery/delivery.types';
import { withCorner, withCornerAt, withoutCorner } from '../../../../../src/shop/delivery/ring.rules';

export type CornerEdits = ReturnType<typeof cornerEdits>;

/** What can be done to the corners of the drawn area that is being edited; each says in words what it did. */
export function cornerEdits(
  edited: DeliveryArea | null,
  change: (id: string, part: Partial<DeliveryArea>) => void,
  whereIs: (place: Position) => string,
) {
  const rings = edited?.match.type === 'polygon' ? edited.match.rings : null;

  const set = (next: Ring[]) =>
    edited && rings && change(edited.id, { match: { type: 'polygon', rings: next } });

  const changeRing = (at: number, changed: (ring: Ring) => Ring): Ring[] =>
    (rings ?? []).map((ring, index) => (index === at ? changed(ring) : ring));

  function addCorner(place: Position): string {
    const [first = [], ...others] = rings ?? [];
    const { ring, index } = withCorner(first, place);
    set([ring, ...others]);
    return `Ecke ${index + 1} von ${ring.length} gesetzt, ${whereIs(place)}.`;
  }

  function removeCorner(ring: number, index: number): string {
    set(changeRing(ring, (old) => withoutCorner(old, index)).filter(hasCorners));
    return `Ecke ${index + 1} entfernt.`;
  }

  function takeBack(): string {
    if (!rings) return '';
    const last = (rings[0]?.length ?? 0) - 1;
    return last < 0 ? 'Keine Ecke mehr da.' : removeCorner(0, last);
  }

  return {
    addCorner,
    removeCorner,
    takeBack,
    moveCorner: (ring: number, index: number, to: Position) =>
      set(changeRing(ring, (old) => withCornerAt(old, index, to))),
    insertCorner: (ring: number, index: number, corner: Position) =>
      set(changeRing(ring, (old) => [...old.slice(0, index), corner, ...old.slice(index)])),
  };
}

const hasCorners = (ring: Ring): boolean => ring.length > 0;
