import { useState } from 'react';
import type { PlacedCode, Position } from '../../../../../src/shop/delivery/delivery.types';
import { whereabouts } from '../../../../../src/shop/delivery/map.rules';
import type { PostalPlace } from '../../../../../src/shop/delivery/postal-code.types';
import type { Settings } from '../form/useSettings';

export const HOME = 'home';
/** What the next tap on the map puts there: the restaurant, or the centre of a postal code. */
export type Placing = typeof HOME | (string & {});
export type PlacingState = ReturnType<typeof usePlacing>;

/** Where the restaurant and single postal codes lie on the map. */
export function usePlacing(
  { shop, form, changeSettings }: Settings<'delivery'>,
  places: readonly PostalPlace[],
) {
  const [placing, startPlacing] = useState<Placing | null>(null);
  const [fit, setFit] = useState(0);
  const { position, placedCodes } = form.settings;
  const home = position ?? places.find(({ code }) => code === shop.address.postalCode)?.position ?? null;
  const whereIs = (place: Position): string => (home ? whereabouts(home, place) : coordinates(place));
  const showAll = () => setFit(fit + 1);
  const putCode = (code: string, place: Position | null) =>
    changeSettings({ placedCodes: withCode(placedCodes, code, place) });

  function placeHome(place: Position | null): void {
    changeSettings({ position: place });
    startPlacing(null);
    showAll();
  }

  /** null takes it off the map again. */
  function placeCode(code: string, place: Position | null): void {
    putCode(code, place);
    showAll();
  }

  /** Carries out the tap that was waited for; the map keeps still under the finger. */
  function placeByTap(what: Placing, place: Position): string {
    startPlacing(null);
    if (what !== HOME) {
      putCode(what, place);
      return `${what} gesetzt, ${whereIs(place)}.`;
    }
    changeSettings({ position: place });
    return 'Standort des Restaurants gesetzt.';
  }

  return {
    home,
    placedCodes,
    placing,
    fit,
    whereIs,
    showAll,
    startPlacing,
    placeHome,
    placeCode,
    placeByTap,
  };
}

function withCode(codes: readonly PlacedCode[], code: string, position: Position | null): PlacedCode[] {
  const others = codes.filter((one) => one.code !== code);
  return position ? [...others, { code, position }].sort(byCode) : others;
}

const byCode = (a: PlacedCode, b: PlacedCode): number => a.code.localeCompare(b.code);

const coordinates = ([lon, lat]: Position): string => `${lat.toFixed(3)} Nord, ${lon.toFixed(3)} Ost`;
