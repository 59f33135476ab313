import type { Cents } from '../../shared/money.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';

/** Longitude first, as GeoJSON writes it. */
export type Position = [lon: number, lat: number];

/** A postal code that an operator has put on the map. */
export interface PlacedCode {
  code: string;
  position: Position;
}

/** A region drawn on the map, longitude first; the second and further rings may be holes or islands. */
export type Ring = Position[];

export type AreaMatch =
  | { type: 'plz'; codes: string[] /** Streets of these codes we do not go to. */; exceptStreets?: string[] }
  | { type: 'radius'; center: Position; km: number }
  | { type: 'polygon'; rings: Ring[] };

/** What happens to a basket below the minimum order. */
export const BELOW_MINIMUM = ['refuse', 'topUp', 'surcharge'] as const;
export type BelowMinimum = (typeof BELOW_MINIMUM)[number];

export interface DeliveryArea {
  id: string;
  name: string;
  active: boolean;
  /** The lower number wins where areas overlap. */
  priority: number;
  match: AreaMatch;
  minOrderCents: Cents;
  feeCents: Cents;
  /** From this basket on delivery costs nothing; null: never. */
  freeFromCents: Cents | null;
  belowMinimum: BelowMinimum;
  /** The fixed surcharge of `belowMinimum: 'surcharge'`. */
  surchargeCents: Cents;
  /** Minutes until the food is there. */
  eta: { from: number; to: number };
  /** When this area is served at all; null: whenever we deliver. */
  times: ShopTimes | null;
}

/** A step of an area's fee: from this basket on this is what delivery costs. */
export interface DeliveryAreaRule {
  areaId: string;
  fromOrderCents: Cents;
  feeCents: Cents;
}

export interface DeliveryAddress {
  postalCode: string;
  street?: string;
  houseNo?: string;
  /** null: nobody knows where that is, so only postal codes can match. */
  position: Position | null;
}

/** How the address relates to one area, for the operator who asks "Liefern wir an …?". */
export type AreaVerdict =
  | 'chosen'
  | 'alsoMatches'
  | 'inactive'
  | 'notServedNow'
  | 'otherPostalCode'
  | 'streetExcluded'
  | 'noCoordinates'
  | 'tooFar'
  | 'outside';

export interface AreaCheck {
  area: DeliveryArea;
  verdict: AreaVerdict;
  /** Known for areas around a point. */
  distanceMeters: number | null;
}
