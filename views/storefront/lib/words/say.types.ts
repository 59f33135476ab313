/** One sentence for guests who are called du, one for those called Sie. */
export type Say = (du: string, sie: string) => string;
