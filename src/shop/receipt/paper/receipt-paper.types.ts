import type { PaperPicture } from '../../../platform/pictures/press.types.js';
import type { ReceiptView } from '../receipt.view.js';

/** What is told of a meal on business: asked for when the paper is drawn, and kept nowhere. */
export interface Hospitality {
  occasion: string;
  /** One a line. */
  persons: string;
  /** Where it was, and who is asked to write the rest by hand. */
  place: string;
  /** What it has cost in the end; null where a till says it. */
  spentCents: number | null;
}

/** Everything a receipt on paper is drawn from. */
export interface ReceiptPaper {
  receipt: ReceiptView;
  /** As guests know the restaurant. */
  restaurant: string;
  color: string;
  logo: PaperPicture | null;
  /** 0: the first one; after that it says that it is a copy. */
  copy: number;
  hospitality: Hospitality | null;
}
