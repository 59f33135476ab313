import type { BlockKind, CallBack } from './block-list.types.js';

export interface BlockListPage {
  blocks: BlockView[];
  callBack: CallBack;
  /** Paying online can be asked for instead: a service is connected. */
  payOnline: boolean;
  /** Of the order somebody came from. */
  guest: GuestToBlock | null;
}

/** What an order still says of its guest; '' where it says nothing. */
export interface GuestToBlock {
  number: number;
  name: string;
  phone: string;
  mail: string;
  /** Street and house number. */
  address: string;
  postalCode: string;
  /** Why its order came to nothing. */
  reason: string;
}

export interface BlockView {
  id: string;
  kind: BlockKind;
  hint: string;
  reason: string;
  by: string;
  createdAt: string;
  expiresAt: string;
}

export const BLOCK_LABEL: Record<BlockKind, string> = {
  phone: 'Telefon',
  mail: 'E-Mail',
  address: 'Adresse',
};
