import type { Migration } from '../platform/migrations/migration.js';

interface Sale {
  _id: string;
  shopId: string;
}

const AT_ONCE = 200;

/** Vouchers that were bought with test keys say so themselves: only their sale did. */
export const testVouchers: Migration = {
  number: 7,
  name: 'test-vouchers',
  async run({ store, assertHeld }) {
    const sales = store.collection<Sale>('voucher_sales');
    const vouchers = store.collection<{ _id: string; shopId: string; test?: boolean }>('vouchers');
    for (let after = ''; ; ) {
      const batch = await sales
        .find({ 'payment.test': true, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(AT_ONCE)
        .toArray();
      if (batch.length === 0) return;
      await assertHeld();
      for (const { _id, shopId } of batch)
        await vouchers.updateOne({ _id, shopId }, { $set: { test: true } });
      after = batch.at(-1)!._id;
    }
  },
};
