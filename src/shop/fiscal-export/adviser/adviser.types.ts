/** Who gets the documents of each month. */
export interface Adviser {
  shopId: string;
  email: string;
  /** The last month that was sent, 'YYYY-MM'; months before the address was given are not sent by themselves. */
  sentMonth: string;
}
