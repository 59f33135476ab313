/** How much of what plans count a shop has. */
export interface Usage {
  products: number;
  printers: number;
  people: number;
  tables: number;
  /** Discount codes and campaigns that are switched on. */
  codes: number;
  campaigns: number;
  /** Online, this month. null: the plan counts none. */
  orders: number | null;
  /** What others count, such as pictures. */
  more: { label: string; used: number; most: number | null; unit?: 'bytes' }[];
}
