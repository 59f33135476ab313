/** In the order in which they are put back: what others need comes first. */
export const BIN_KINDS = ['picture', 'category', 'ingredientGroup', 'ingredient', 'dish', 'post'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/** What was deleted, as whoever keeps it hands it over. */
export interface BinItem<Content = unknown> {
  /** Its own id: it comes back under the same one. */
  id: string;
  kind: BinKind;
  name: string;
  /** What tells two of the same name apart; may be empty. */
  detail: string;
  /** Ids of what it cannot be whole without. They come back with it when they were deleted too. */
  needs: string[];
  /** Of a picture: the same upload is the same picture. */
  hash?: string;
  /** The record as it was stored, and what was changed elsewhere when it went. */
  content: Content;
}

export interface BinEntry<Content = unknown> extends BinItem<Content> {
  shopId: string;
  /** Those of its needs that were deleted for good. */
  lost?: string[];
  deletedAt: Date;
  deletedBy: string | null;
  until: Date;
}

/** What the person who restores has decided. */
export interface RestoreWish {
  /** Where dishes go whose own category is gone; null: nobody has been asked. */
  categoryId: string | null;
}

export interface Restoring extends RestoreWish {
  /** The ids that the person named; the others come along. */
  asked: ReadonlySet<string>;
}
