import { batchesOf } from '../platform/migrations/batches.js';
import type { Migration } from '../platform/migrations/migration.js';

interface Account {
  _id: string;
  confirmBy?: Date | null;
}

interface Session {
  _id: string;
  userId: string;
  actingUserId: string;
  byPin?: boolean;
  provenAt?: Date | null;
}

/**
 * Nobody who is here already has to confirm by a certain day. Whoever works in the session of somebody else came by PIN;
 * for all the others nobody can say any more, so they count as having typed their password.
 */
export const accounts: Migration = {
  number: 3,
  name: 'accounts',
  async run({ store, assertHeld }) {
    await assertHeld();
    await store
      .collection<Account>('users')
      .updateMany({ confirmBy: { $exists: false } }, { $set: { confirmBy: null } });

    const sessions = store.collection<Session>('sessions');
    for await (const batch of batchesOf(sessions, { userId: 1, actingUserId: 1, byPin: 1 })) {
      const open = batch.filter(({ byPin }) => byPin === undefined);
      if (open.length === 0) continue;
      await assertHeld();
      await sessions.bulkWrite(
        open.map(({ _id, userId, actingUserId }) => ({
          updateOne: {
            filter: { _id },
            update: { $set: { byPin: actingUserId !== userId, provenAt: null } },
          },
        })),
        { ordered: false },
      );
    }
  },
};
