/** One act in the list "Wer hat was geändert". */
export interface HistoryEntry {
  id: string;
  /** ISO. */
  at: string;
  who: string;
  /** What was done with dishes, in one sentence; null for settings. */
  deed: string | null;
  changes: { label: string; before: string; after: string }[];
}
