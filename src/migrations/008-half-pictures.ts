import type { Migration } from '../platform/migrations/migration.js';

const COLLECTIONS = ['products', 'categories'];

/** For a while a change kept of a picture only its words: without its id nothing can be shown, and nothing saved. */
export const halfPictures: Migration = {
  number: 8,
  name: 'half-pictures',
  async run({ store, assertHeld }) {
    await assertHeld();
    for (const name of COLLECTIONS)
      await store
        .collection(name)
        .updateMany({ image: { $ne: null }, 'image.id': { $exists: false } }, { $set: { image: null } });
  },
};
