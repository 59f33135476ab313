import { createHash } from 'node:crypto';
import type { Migration, Store } from '../platform/migrations/migration.js';
import { canonicalJson } from '../shared/canonical-json.js';

interface Receipt {
  _id: string;
  shopId: string;
  orderId: string;
  kind: string;
  series: string;
  seq: number;
  issuedAt: Date;
  body: object;
  cause?: string;
  chainSeq?: number;
  prevHash?: string;
  hash?: string;
}

const START = '0'.repeat(64);
const AT_ONCE = 200;
/** Neither the collection nor the index has to be there. */
const NOT_THERE = [26, 27];

/**
 * Invoices keep number and text, and become the beginning of a chain: in the order in which they were issued, each with the
 * hash of the one before. Where a run was cut off the next one goes on behind the last that has its hash.
 */
export const receipts: Migration = {
  number: 6,
  name: 'receipts',
  async run({ store, assertHeld }) {
    const documents = store.collection<Receipt>('documents');
    for (const shopId of await documents.distinct('shopId', { hash: { $exists: false } }))
      await chain(store, shopId, assertHeld);
    await assertHeld();
    // It allowed one document of a kind for each order.
    await documents.dropIndex('kind').catch((error: { code?: number }) => {
      if (!NOT_THERE.includes(error.code ?? 0)) throw error;
    });
  },
};

async function chain(store: Store, shopId: string, assertHeld: () => Promise<void>): Promise<void> {
  const documents = store.collection<Receipt>('documents');
  const [end] = await documents
    .find({ shopId, hash: { $exists: true } })
    .sort({ chainSeq: -1 })
    .limit(1)
    .toArray();
  let last = { chainSeq: end?.chainSeq ?? 0, hash: end?.hash ?? START };
  for (;;) {
    const batch = await documents
      .find({ shopId, hash: { $exists: false } })
      .sort({ issuedAt: 1, series: 1, seq: 1 })
      .limit(AT_ONCE)
      .toArray();
    if (batch.length === 0) return;
    await assertHeld();
    // One after the other: the next run must find the beginning of the chain, and never a hole in it.
    for (const receipt of batch) {
      const link = linkOf(receipt, last);
      await documents.updateOne({ _id: receipt._id, hash: { $exists: false } }, { $set: link });
      last = link;
    }
  }
}

function linkOf(receipt: Receipt, before: { chainSeq: number; hash: string }) {
  const link = {
    cause: `invoice ${receipt.orderId}`,
    chainSeq: before.chainSeq + 1,
    prevHash: before.hash,
  };
  const { _id: id, shopId, orderId, kind, series, seq, issuedAt, body } = receipt;
  const number = `${series}-${String(seq).padStart(6, '0')}`;
  const content = { ...link, id, shopId, orderId, kind, number, series, seq, issuedAt, body };
  return { ...link, hash: createHash('sha256').update(canonicalJson(content)).digest('hex') };
}
