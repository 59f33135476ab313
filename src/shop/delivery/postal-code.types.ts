import type { Position } from './delivery.types.js';

/** The middle of a German postal code. */
export interface PostalPlace {
  code: string;
  name: string;
  position: Position;
}

/** Whoever made the table wants to be named. */
export interface PostalSource {
  name: string;
  url: string;
  licence: string;
  licenceUrl: string;
  /** The day the table was made, YYYY-MM-DD. */
  day: string;
}

export interface PostalTable {
  source: PostalSource | null;
  places: PostalPlace[];
}
