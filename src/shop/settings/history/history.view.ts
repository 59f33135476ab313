/** One save in the list "Wer hat was geändert". */
export interface HistoryEntry {
  id: string;
  /** ISO. */
  at: string;
  who: string;
  changes: { label: string; before: string; after: string }[];
}
