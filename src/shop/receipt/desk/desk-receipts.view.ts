import type { DocumentKind } from '../receipt.types.js';

/** A document as it stands in a list. */
export interface DocumentRow {
  id: string;
  number: string;
  kind: DocumentKind;
  kindLabel: string;
  issuedAt: string;
  /** null where it belongs to no order. */
  orderId: string | null;
  orderNumber: number;
  /** With the tip. */
  sumCents: number;
}

/** The documents of one order. */
export interface OrderDocuments {
  rows: DocumentRow[];
  /** An invoice can be issued, or issued anew with a name on it. */
  canIssue: 'new' | 'named' | null;
  /** Something was spent in the end that can be a meal on business. */
  hasMeal: boolean;
  /** The law wants name and address above 250 €. */
  needsRecipient: boolean;
  /** Why there is none. */
  hint: string;
}
