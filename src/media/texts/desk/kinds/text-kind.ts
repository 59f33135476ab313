import type { Viewer } from '../../../../platform/http/viewer.js';
import type { Shop } from '../../../../shop/restaurant/shop.types.js';
import type { TextProposal } from '../text-task.types.js';

/** A text that is missing, and what belongs to it. */
export type MissingText = Pick<TextProposal, 'place' | 'owner' | 'german' | 'picture'>;
export type WrittenText = MissingText & Pick<TextProposal, 'text' | 'leftOut'>;

/** What is missing of one kind, how the model is asked for it, and where it goes. */
export interface TextKind {
  missing(shop: Shop): Promise<MissingText[]>;
  /** What the model had nothing fitting for is missing from the answer. */
  write(shop: Shop, missing: readonly MissingText[]): Promise<WrittenText[]>;
  /** False where somebody has written another text meanwhile. */
  take(viewer: Viewer, shop: Shop, proposal: TextProposal, text: string): Promise<boolean>;
}
