import type { DocumentRow } from '../../receipt/desk/desk-receipts.view.js';

/** The props of /app/receipts. */
export interface ReceiptsPage {
  /** 'YYYY-MM' */
  month: string;
  monthLabel: string;
  /** null where there is nothing before, or after. */
  earlier: string | null;
  later: string | null;
  rows: DocumentRow[];
  /** Leads to the documents before these; null where there are none. */
  next: number | null;
  /** Of the month. */
  count: number;
  /** Of the restaurant. */
  total: number;
  /** The last day on which the documents of this month have to be there, YYYY-MM-DD. */
  keptUntil: string;
  /** Nothing was ever issued. */
  isNew: boolean;
  /** Gets the documents of each month; '' for nobody. */
  adviser: string;
}

export type ReceiptsMore = Pick<ReceiptsPage, 'rows' | 'next'>;

/** Whether the chain of a month holds, and with what it ends. */
export interface ChainView {
  documents: number;
  /** The number of the first document that is not as it was issued; null where all are. */
  fault: string | null;
  faultText: string;
  lastNumber: string;
  checksum: string;
}
