import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { inRoot } from './setup/paths.mjs';
import { Problem, tell } from './setup/problem.mjs';
import { runningStoreOf } from './setup/running-store.mjs';

const LEVELS = { keiner: 0, kostenlos: 1, starter: 2, professional: 3 };
const PATIENCE_MS = 20_000;
const USAGE =
  'So: npm run plan -- RESTAURANT TARIF, zum Beispiel npm run plan -- trattoria-bella professional.\n' +
  'RESTAURANT ist der Name in der Adresse /s/..., TARIF ist kostenlos, starter, professional, keiner oder 0 bis 3.';

/** Assigns a plan where nobody sells any. The running product carries it out, so that every process hears of it. */
await tell(async () => {
  const [slug = '', plan = ''] = process.argv.slice(2);
  const level = LEVELS[plan.toLowerCase()] ?? (/^[0-3]$/.test(plan) ? Number(plan) : null);
  if (!/^[a-z0-9-]{1,80}$/.test(slug) || level === null) throw new Problem(USAGE);
  const dataDir = path.resolve(process.env.DATA_DIR || inRoot('.data'));
  const uri = process.env.MONGODB_URI || runningStoreOf(dataDir);
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect().catch(() => {
      throw new Problem('Der Speicher antwortet nicht. Läuft Tresen?');
    });
    process.stdout.write(`${await assign(client.db().collection('planassignments'), slug, level)}\n`);
  } finally {
    await client.close();
  }
});

async function assign(assignments, slug, level) {
  const _id = randomUUID();
  await assignments.insertOne({ _id, slug, level, at: new Date(), answer: null });
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(250)) {
    const { answer, refused } = (await assignments.findOne({ _id })) ?? {};
    if (answer && refused) throw new Problem(answer);
    if (answer) return answer;
  }
  return 'Vermerkt. Der Tarif gilt, sobald Tresen wieder läuft.';
}
