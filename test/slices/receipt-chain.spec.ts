import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { receipts as migration } from '../../src/migrations/006-receipts.js';
import { DocumentRepository } from '../../src/shop/receipt/chain/document.repository.js';
import {
  type DocumentRecord,
  DocumentSchema,
  toDocument,
} from '../../src/shop/receipt/chain/document.schema.js';
import { faultOf } from '../../src/shop/receipt/chain/document-chain.js';
import { IssuedDocuments } from '../../src/shop/receipt/chain/issued-documents.service.js';
import { aBody, aDraft } from '../../src/shop/receipt/receipt.fixture.js';
import {
  DOCUMENT_KINDS,
  type DocumentDraft,
  type FiscalDocument,
} from '../../src/shop/receipt/receipt.types.js';
import { storesOfRun } from '../support/env.js';

const CRASHES = 20;

let connection: mongoose.Connection;
let model: mongoose.Model<DocumentRecord>;
let shopId: string;

beforeAll(async () => {
  connection = await mongoose.createConnection(storesOfRun().MONGODB_URI).asPromise();
  model = connection.model('FiscalDocument', DocumentSchema) as unknown as typeof model;
  await model.init();
});
afterAll(() => connection.close());
beforeEach(() => {
  shopId = randomUUID();
});

const issuing = (documents: mongoose.Model<DocumentRecord> = model) =>
  new IssuedDocuments(new DocumentRepository(documents));

const draft = (cause: string, over: Partial<DocumentDraft> = {}): DocumentDraft =>
  aDraft({ id: randomUUID(), shopId, orderId: cause, cause, ...over });

const stored = async (): Promise<FiscalDocument[]> =>
  (await model.find({ shopId }).sort({ chainSeq: 1 }).lean()).map(toDocument);

/** No gap, no double, every hash as it must be, and each series counted through. */
async function expectWhole(count: number): Promise<void> {
  const chain = await stored();
  expect(chain).toHaveLength(count);
  chain.forEach((document, index) => {
    expect([document.chainSeq, faultOf(document, chain[index - 1] ?? null)]).toEqual([index + 1, null]);
  });
  for (const series of new Set(chain.map((document) => document.series))) {
    const seqs = chain.filter((document) => document.series === series).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  }
}

/** A process that dies at its nth question to the store: what it has not asked by then is never asked. */
function dyingAt(step: number, afterwards: boolean): mongoose.Model<DocumentRecord> {
  let asked = 0;
  const died = () => Promise.reject(new Error('killed'));
  return new Proxy(model, {
    get(target, name: keyof typeof model) {
      const call = target[name];
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        asked += 1;
        if (asked < step) return (call as (...given: unknown[]) => unknown).apply(target, args);
        if (!afterwards || name !== 'create') throw new Error('killed');
        // It has reached the store, and nobody hears the answer.
        return Promise.resolve((call as (...given: unknown[]) => unknown).apply(target, args)).then(died);
      };
    },
  });
}

describe('the chain of documents', () => {
  it('has no gap and no double when many issue at once, each kind in its own series', async () => {
    const wishes = Array.from({ length: 32 }, (_, index) =>
      issuing().add(draft(`c${index}`, { kind: DOCUMENT_KINDS[index % 4]! })),
    );
    await Promise.all(wishes);
    await expectWhole(32);
  });

  it('documents the same cause once, however many ask for it at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => issuing().add(draft('same'))));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await expectWhole(1);
  });

  it(`stays whole through ${CRASHES} crashes between its reads and its insert, and goes on`, async () => {
    let done = 0;
    for (let crash = 0; crash < CRASHES; crash++) {
      const dying = issuing(dyingAt(1 + (crash % 3), crash % 2 === 1));
      const rivals = [1, 2, 3].map((rival) => issuing().add(draft(`r${crash}-${rival}`)));
      const killed = await dying.add(draft(`k${crash}`)).catch((error: Error) => error.message);
      expect(killed).toBe('killed');
      await Promise.all(rivals);
      // Whoever comes back asks again.
      await issuing().add(draft(`k${crash}`));
      done += 4;
      await expectWhole(done);
    }
  });

  it('never goes back in time, and begins a series anew with the year', async () => {
    const at = (time: string) => ({ issuedAt: new Date(time) });
    await issuing().add(draft('a', at('2026-12-31T22:59:59Z')));
    await issuing().add(draft('b', at('2026-12-31T23:00:00Z')));
    const late = await issuing().add(draft('c', at('2026-12-31T22:00:00Z')));
    expect([late.series, late.seq, late.issuedAt.toISOString()]).toEqual([
      'RE-2027',
      2,
      '2026-12-31T23:00:00.000Z',
    ]);
    await expectWhole(3);
  });

  it('hashes what is stored and nothing else: read again it is the same', async () => {
    const body = aBody({
      recipient: { name: 'Ä "B"', street: 'x', postalCode: '1', city: 'y' },
      voucherCents: 5,
    });
    const issued = await issuing().add(draft('whole', { body }));
    expect((await stored())[0]).toEqual(issued);
  });
});

describe('the migration', () => {
  /** As the version before left them: no chain, and one document of a kind for each order. */
  const older = (index: number, over: object = {}) => ({
    _id: `old-${shopId}-${index}`,
    shopId,
    orderId: `o${index}`,
    kind: 'invoice',
    series: 'RE-2026',
    seq: index,
    issuedAt: new Date(Date.UTC(2026, 9, 1, 0, Math.floor(index / 2))),
    body: aBody({ orderNumber: index }),
    ...over,
  });
  const run = (assertHeld = async () => undefined) =>
    migration.run({ store: connection.db!, assertHeld } as Parameters<typeof migration.run>[0]);
  const withOld = async (count: number) => {
    await connection.db!.dropCollection('documents').catch(() => undefined);
    const documents = connection.db!.collection('documents');
    await documents.createIndex({ shopId: 1, orderId: 1, kind: 1 }, { unique: true, name: 'kind' });
    const all = Array.from({ length: count }, (_, index) => older(index + 1)).reverse();
    await documents.insertMany(all as never[]);
    return documents;
  };
  const indexNames = async () =>
    (await connection.db!.collection('documents').indexes()).map(({ name }) => name);

  it('makes a chain of what is there, keeps numbers and texts, and changes nothing when it runs again', async () => {
    const documents = await withOld(7);
    const before = await documents.find({ shopId }).sort({ seq: 1 }).toArray();
    await run();
    await expectWhole(7);
    const chain = await stored();
    expect(chain.map(({ seq, body }) => [seq, body.orderNumber])).toEqual(
      before.map(({ seq }) => [seq, seq]),
    );
    expect(chain.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    await run();
    expect(await stored()).toEqual(chain);
    expect(await indexNames()).not.toContain('kind');
    await model.ensureIndexes();
    await issuing().add(draft('next'));
    await expectWhole(8);
  });

  it('goes on where it was cut off', async () => {
    await withOld(5);
    const documents = connection.db!.collection('documents');
    await run();
    const whole = await stored();
    const rest = { cause: '', chainSeq: '', prevHash: '', hash: '' };
    await documents.updateMany({ shopId, seq: { $gt: 2 } }, { $unset: rest });
    await run();
    expect(await stored()).toEqual(whole);
  });
});
