import { MongoClient } from 'mongodb';
import { canonicalJson, sha256 } from '../../verify-receipts/canonical.mjs';
import { call, place, plainProductOf, SHOP } from './guest-orders.mjs';

/** Nothing is killed while a subject is opened; only a busy machine needs this long. */
const SELECTION_MS = 30_000;
const START = '0'.repeat(64);

/**
 * Guests ask for the invoice of an order that was paid online. One counts when it was answered with its number; afterwards
 * its document must be there, the same question must answer the same number, and the chain must have no gap and no double.
 */
export function issuedReceipts() {
  const answers = new Map();
  return {
    name: 'receipts',

    async open({ url, mongoUri }) {
      const client = new MongoClient(mongoUri, {
        serverSelectionTimeoutMS: SELECTION_MS,
        retryWrites: false,
      });
      const store = client.db();
      const productId = await plainProductOf(url);
      return {
        write: async (id) => {
          const order = await place(url, productId, id);
          await pay(store, order.id);
          const { number } = await issue(url, order.token);
          answers.set(id, { ...order, number });
        },
        stored: async (ids) => {
          const documents = await store.collection('documents').find({}).sort({ chainSeq: 1 }).toArray();
          const whole = isWhole(documents);
          const numbers = new Map(documents.map((document) => [document.orderId, numberOf(document)]));
          const entries = ids.map((id) => {
            const { id: orderId, number } = answers.get(id);
            return [id, numbers.get(orderId) === undefined ? null : whole && numbers.get(orderId) === number];
          });
          const [last] = ids.slice(-1);
          if (last) await askAgain(url, answers.get(last));
          return new Map(entries.filter(([, intact]) => intact !== null));
        },
        close: () => client.close(),
      };
    },
  };
}

/** As payments leave an order whose money was taken; test keys would have no invoice. */
const pay = async (store, orderId) => {
  const orders = store.collection('orders');
  const { sums } = await orders.findOne({ _id: orderId });
  const payment = { way: 'stripe', paidCents: sums.payableCents, refundedCents: 0, state: 'paid' };
  await orders.updateOne({ _id: orderId }, { $set: { payment } });
};

async function issue(url, token) {
  const headers = { 'content-type': 'application/json' };
  const asked = await call(`${url}/${SHOP}/order/${token}/receipt`, { method: 'POST', headers, body: '{}' });
  if (asked.status !== 200 || !asked.data.number)
    throw new Error(`An invoice was answered with ${asked.status}: ${asked.message}`);
  return asked.data;
}

async function askAgain(url, { token, number }) {
  const again = await issue(url, token);
  if (again.number !== number) throw new Error(`${number} is called ${again.number} now.`);
}

const numberOf = ({ series, seq }) => `${series}-${String(seq).padStart(6, '0')}`;

/** Counted through, each with the hash of the one before, each as it was hashed. */
function isWhole(documents) {
  let prevHash = START;
  const series = new Map();
  return documents.every(({ _id: id, hash, ...rest }, index) => {
    const seq = (series.get(rest.series) ?? 0) + 1;
    series.set(rest.series, seq);
    const content = plain({ ...rest, id, number: numberOf(rest) });
    const fits = rest.chainSeq === index + 1 && rest.seq === seq && rest.prevHash === prevHash;
    prevHash = hash;
    return fits && sha256(canonicalJson(content)) === hash;
  });
}

/** Times as they are written down. */
const plain = (value) => JSON.parse(JSON.stringify(value));
