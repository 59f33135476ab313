/** Where a round was ordered, and by whom at that table. */
export interface OrderTable {
  tableId: string;
  /** The party it belongs to; its bill is theirs. */
  tabId: string;
  guestId: string;
  room: string;
  /** For everybody at the table. */
  shared: boolean;
}
