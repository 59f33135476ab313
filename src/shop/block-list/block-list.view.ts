import type { BlockKind, CallBack } from './block-list.types.js';

export interface BlockListPage {
  blocks: BlockView[];
  callBack: CallBack;
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
