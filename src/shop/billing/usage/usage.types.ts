/** How much of what plans count a shop has. */
export interface Usage {
  products: number;
  printers: number;
  people: number;
  /** Online, this month. null: the plan counts none. */
  orders: number | null;
}
