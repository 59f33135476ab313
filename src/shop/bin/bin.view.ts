import type { BinEntry, BinKind } from './bin.types.js';

export interface BinRow {
  id: string;
  kind: BinKind;
  name: string;
  detail: string;
  deletedAt: string;
  until: string;
  who: string;
}

export interface BinPage {
  rows: BinRow[];
  /** All of them, listed or not. */
  count: number;
  /** Where a dish can go whose own category is gone. */
  categories: { id: string; name: string }[];
}

type Listed = Pick<BinEntry, 'id' | 'kind' | 'name' | 'detail' | 'deletedAt' | 'until'>;

export const toBinRow = ({ id, kind, name, detail, deletedAt, until }: Listed, who: string): BinRow => ({
  id,
  kind,
  name,
  detail,
  deletedAt: deletedAt.toISOString(),
  until: until.toISOString(),
  who,
});
