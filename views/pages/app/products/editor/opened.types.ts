import type { ProductFields } from './product-form';

/** What somebody had typed when the page went away. */
export interface Draft {
  key: string;
  /** When it was last written. */
  at: number;
  /** Of the dish when it was opened; undefined for a new one. */
  version?: number;
  /** null: of a new dish. */
  id: string | null;
  fields: ProductFields;
}

/** Which dish is open in the drawer: one of the list, or a new one for a category; with a draft that is gone on with. */
export type Opened = (({ id: string } | { newIn: string }) & { draft?: Draft }) | null;
