import { MongoClient } from 'mongodb';
import { SLUG } from './demo.mjs';

const A_CATEGORY = 25;

/** The menu of the demo restaurant, written again with as many dishes as are asked for. */
export async function sizedMenus({ later }, { mongoUri }) {
  const client = await new MongoClient(mongoUri).connect();
  later(() => client.close());
  const db = client.db();
  const { _id: shopId } = await db.collection('shops').findOne({ slug: SLUG });
  const [categories, products] = ['categories', 'products'].map((name) => db.collection(name));
  const [category] = await categories.find({ shopId }).sort({ position: 1 }).toArray();
  const dishes = await products.find({ shopId, combo: null, halves: null }).toArray();
  const only = { ...category, times: null, image: null };
  return {
    async write(count) {
      await Promise.all([categories, products].map((collection) => collection.deleteMany({ shopId })));
      const sections = Array.from({ length: Math.ceil(count / A_CATEGORY) }, (_, at) => ({
        ...only,
        _id: idOf('c', at),
        name: `Kategorie ${at + 1}`,
        position: at,
      }));
      await categories.insertMany(sections);
      await products.insertMany(
        Array.from({ length: count }, (_, at) => ({
          ...dishes[at % dishes.length],
          _id: idOf('d', at),
          categoryId: idOf('c', Math.floor(at / A_CATEGORY)),
          number: String(at + 1),
          position: at,
          goesWithIds: [],
        })),
      );
    },
    /** What guests must not read old. */
    reprice: (cents) =>
      products.updateOne({ shopId, _id: idOf('d', 0) }, { $set: { 'variants.0.priceCents': cents } }),
    /** What the status tells them anyway. */
    sellOut: (isGone) =>
      products.updateOne(
        { shopId, _id: idOf('d', 1) },
        { $set: { soldOut: isGone ? { until: null } : null } },
      ),
  };
}

const idOf = (kind, at) => `${kind}${String(at).padStart(23, '0')}`;
