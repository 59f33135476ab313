import type { Position } from './delivery.types.js';

export interface PostalCode {
  code: string;
  /** The town, or the first of its towns. */
  name: string;
  /** Its centre; null where the table only knows the town, because a wrong centre would put addresses into wrong areas. */
  position: Position | null;
}

/** A postal code with a place on the map. */
export interface PostalPlace extends PostalCode {
  position: Position;
}

/** Whoever made the table wants to be named. */
export interface PostalSource {
  name: string;
  url: string;
  licence: string;
  licenceUrl: string;
  /** How old what we took is, YYYY-MM-DD. */
  day: string;
}

export interface PostalTable {
  sources: PostalSource[];
  codes: PostalCode[];
}
