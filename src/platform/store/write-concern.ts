/** A write is acknowledged when it is in the journal. */
export const WRITE_CONCERN = { w: 'majority', journal: true } as const;
