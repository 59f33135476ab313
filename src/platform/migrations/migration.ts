import type mongoose from 'mongoose';

/** The store as the driver knows it: a migration meets shapes that the schemas of today no longer describe. */
export type Store = mongoose.mongo.Db;

/**
 * One step from an older stored shape to the next. It may be killed at any moment and is then run again from its
 * beginning, so it writes only what still has the older shape, and only operators of the common subset of both stores.
 */
export interface Migration {
  /** Its place in the order, and the mark it leaves in the store. Never given twice. */
  number: number;
  name: string;
  run(work: MigrationWork): Promise<void>;
}

export interface MigrationWork {
  store: Store;
  /** Fails when another process has taken over; asked before every batch of writes. */
  assertHeld(): Promise<void>;
}
