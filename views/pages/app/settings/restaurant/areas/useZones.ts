import { useEffect, useState } from 'react';
import { newId } from '../../../../../../src/shared/ids';
import {
  inOrder,
  moved,
  newArea,
  tiersOf,
  withTiers,
} from '../../../../../../src/shop/delivery/area-list.rules';
import type {
  DeliveryArea,
  PlacedCode,
  Position,
  Ring,
} from '../../../../../../src/shop/delivery/delivery.types';
import { metersBetween } from '../../../../../../src/shop/delivery/geo.rules';
import { circleAround, whereabouts } from '../../../../../../src/shop/delivery/map.rules';
import type { PostalPlace } from '../../../../../../src/shop/delivery/postal-code.types';
import { withCorner, withCornerAt, withoutCorner } from '../../../../../../src/shop/delivery/ring.rules';
import { levelOfArea } from '../../../../../../src/shop/plan-gate/plan-settings.rules';
import { allows } from '../../../../../../src/shop/subscription/plans';
import type { Settings } from '../useSettings';

export const HOME = 'home';
/** What the next tap on the map puts there: the restaurant, or the middle of a postal code. */
export type Placing = typeof HOME | (string & {});

export type Zones = ReturnType<typeof useZones>;

/** The delivery areas of the form, which of them is being edited, and what a tap on the map does to it. */
export function useZones({ shop, form, problems, changeSettings }: Settings, places: readonly PostalPlace[]) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [placing, setPlacing] = useState<Placing | null>(null);
  const [fit, setFit] = useState(0);
  const { deliveryAreas: areas, deliveryAreaRules: rules, position, placedCodes } = form.settings;
  const edited = areas.find(({ id }) => id === editedId) ?? null;
  const home = position ?? places.find(({ code }) => code === form.address.postalCode)?.position ?? null;

  // What was refused lies open, so that the sentence beside the field can be read.
  const refused = Object.keys(problems).find((field) => field.startsWith('deliveryAreas.'));
  const refusedId = refused ? areas[Number(refused.split('.')[1])]?.id : undefined;
  useEffect(() => {
    if (refusedId) setEditedId(refusedId);
  }, [refusedId]);

  const set = (list: DeliveryArea[]) => changeSettings({ deliveryAreas: list });
  const change = (id: string, part: Partial<DeliveryArea>) =>
    set(areas.map((area) => (area.id === id ? { ...area, ...part } : area)));

  function add(over: Partial<DeliveryArea>[]): void {
    const list = over.reduce<DeliveryArea[]>(
      (sofar, part) => sofar.concat(newArea(sofar, newId(), part)),
      areas,
    );
    set(list);
    setEditedId(list.at(-1)?.id ?? null);
    setPlacing(null);
    if (over.some(({ match }) => match?.type === 'polygon' && match.rings.length > 0)) setFit(fit + 1);
  }

  function remove(area: DeliveryArea): void {
    changeSettings({
      deliveryAreas: areas.filter(({ id }) => id !== area.id),
      deliveryAreaRules: withTiers(rules, area.id, []),
    });
    setEditedId(null);
  }

  const placed = (code: string, position: Position | null) => {
    const others = placedCodes.filter((one) => one.code !== code);
    return { placedCodes: position ? [...others, { code, position }].sort(byCode) : others };
  };

  const whereIs = (place: Position): string => (home ? whereabouts(home, place) : coordinates(place));

  const changeRings = (change_: (rings: Ring[]) => Ring[]): void => {
    if (edited?.match.type !== 'polygon') return;
    change(edited.id, { match: { type: 'polygon', rings: change_(edited.match.rings) } });
  };

  /** What a tap, or Enter on the keyboard, does at a place; told in words for those who only hear it. */
  function point(place: Position, known: readonly PostalPlace[]): string {
    if (placing) {
      setPlacing(null);
      changeSettings(placing === HOME ? { position: place } : placed(placing, place));
      return placing === HOME
        ? 'Standort des Restaurants gesetzt.'
        : `${placing} gesetzt, ${whereIs(place)}.`;
    }
    if (!edited) return '';
    const { match } = edited;
    if (match.type === 'radius') {
      change(edited.id, { match: { ...match, center: place } });
      return `Mittelpunkt gesetzt, ${whereIs(place)}.`;
    }
    return match.type === 'polygon'
      ? addCorner(edited, match.rings, place)
      : toggleCode(edited, place, known);
  }

  function addCorner(area: DeliveryArea, [first = [], ...others]: Ring[], place: Position): string {
    const { ring, index } = withCorner(first, place);
    change(area.id, { match: { type: 'polygon', rings: [ring, ...others] } });
    return `Ecke ${index + 1} von ${ring.length} gesetzt, ${whereIs(place)}.`;
  }

  function toggleCode(area: DeliveryArea, place: Position, known: readonly PostalPlace[]): string {
    const nearest = [...known].sort(
      (a, b) => metersBetween(a.position, place) - metersBetween(b.position, place),
    )[0];
    if (!nearest || area.match.type !== 'plz') return '';
    const { codes } = area.match;
    const has = codes.includes(nearest.code);
    const next = has ? codes.filter((code) => code !== nearest.code) : [...codes, nearest.code];
    change(area.id, { match: { ...area.match, codes: next } });
    return `${nearest.code} ${has ? 'entfernt' : 'hinzugefügt'}.`;
  }

  function takeBack(): string {
    if (edited?.match.type !== 'polygon') return '';
    const [first = []] = edited.match.rings;
    if (first.length === 0) return 'Keine Ecke mehr da.';
    return removeCorner(0, first.length - 1);
  }

  function removeCorner(ring: number, index: number): string {
    changeRings((rings) =>
      rings.map((old, i) => (i === ring ? withoutCorner(old, index) : old)).filter(hasCorners),
    );
    return `Ecke ${index + 1} entfernt.`;
  }

  return {
    areas: inOrder(areas),
    rules,
    edited,
    home,
    placing,
    hint: hintFor(placing, edited),
    indexOf: (area: DeliveryArea) => areas.findIndex(({ id }) => id === area.id),
    /** The plan includes areas of this kind. */
    isBooked: (area: DeliveryArea) => allows(shop.subscription, levelOfArea(area)),
    tiersOf: (area: DeliveryArea) => tiersOf(area, rules),
    setTiers: (area: DeliveryArea, tiers: typeof rules) =>
      changeSettings({ deliveryAreaRules: withTiers(rules, area.id, tiers) }),
    edit: setEditedId,
    fit,
    startPlacing: setPlacing,
    placeHome: (place: Position | null) => {
      changeSettings({ position: place });
      setPlacing(null);
      setFit(fit + 1);
    },
    placedCodes,
    /** null takes it off the map again. */
    placeCode: (code: string, place: Position | null) => {
      changeSettings(placed(code, place));
      setFit(fit + 1);
    },
    add,
    change,
    remove,
    reorder: (from: number, to: number) => set(moved(areas, from, to)),
    point,
    takeBack,
    removeCorner,
    moveCorner: (ring: number, index: number, to: Position) =>
      changeRings((rings) => rings.map((old, i) => (i === ring ? withCornerAt(old, index, to) : old))),
    insertCorner: (ring: number, index: number, corner: Position) =>
      changeRings((rings) =>
        rings.map((old, i) => (i === ring ? [...old.slice(0, index), corner, ...old.slice(index)] : old)),
      ),
    whereIs,
    sayWhere: (place: Position): string => `Kreuz ${whereIs(place)}`,
    /** What the map has to show at first: the areas, and otherwise the neighbourhood. */
    inSight: (known: readonly PostalPlace[]): Position[] => {
      const shapes = areas.flatMap((area) => cornersShown(area, known));
      const ours = home ? [home, ...shapes] : shapes;
      return ours.length > 0 ? ours : known.map(({ position }) => position);
    },
  };
}

const HINTS = {
  none: 'Wähle ein Gebiet zum Bearbeiten, oder verschiebe die Karte.',
  plz: 'Tippe auf eine Postleitzahl, um sie hinzuzufügen oder zu entfernen.',
  radius: 'Tippe auf die Mitte des Umkreises.',
  polygon: 'Tippe, um Ecken zu setzen; ziehe eine Ecke, um sie zu verschieben; Doppeltippen entfernt sie.',
} as const;

function hintFor(placing: Placing | null, edited: DeliveryArea | null): string {
  if (placing === HOME) return 'Tippe auf die Stelle, an der das Restaurant steht.';
  if (placing) return `Tippe auf die Mitte von ${placing}.`;
  return HINTS[edited?.match.type ?? 'none'];
}

const byCode = (a: PlacedCode, b: PlacedCode): number => a.code.localeCompare(b.code);

const hasCorners = (ring: Ring): boolean => ring.length > 0;

const coordinates = ([lon, lat]: Position): string => `${lat.toFixed(3)} Nord, ${lon.toFixed(3)} Ost`;

function cornersShown({ match }: DeliveryArea, places: readonly PostalPlace[]): Position[] {
  if (match.type === 'polygon') return match.rings.flat();
  if (match.type === 'radius') return circleAround(match.center, match.km, 4);
  return places.filter(({ code }) => match.codes.includes(code)).map(({ position }) => position);
}
