#!/usr/bin/env node
/**
 * Kills the server again and again under parallel writes, and looks after every restart whether each acknowledged write
 * is there: `node scripts/kill.mjs [kills] [seed]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { startDaemon } from './daemon.mjs';

const WRITERS = 8;
const LONGEST_LIFE_MS = 400;
/** Small, so that many lives see the journal exchanged for a snapshot. */
const JOURNAL_BYTES = 300_000;

const UNIQUE = { unique: true, partialFilterExpression: { n: { $exists: true } } };

/** Answers what was done; throws when an acknowledged write was lost, or one appeared that nobody made. */
export async function killUnderWrites({
  kills = 20,
  seed = 1,
  main,
  log = () => undefined,
  betweenLives = () => undefined,
} = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-kill-'));
  const random = seeded(seed);
  const writers = Array.from({ length: WRITERS }, (_, name) => new Writer(name));
  const where = ['--port', '0', '--journal-bytes', String(JOURNAL_BYTES)];
  const summary = { kills: 0, killedAtStart: 0, acknowledged: 0 };
  try {
    for (let round = 0; round < kills; round++) {
      if (random() < 0.2)
        summary.killedAtStart += await killWhileStarting(directory, { main, where }, random);
      const daemon = await startDaemon(directory, { main, where });
      await life(daemon, writers, random() * LONGEST_LIFE_MS);
      await betweenLives(directory);
      summary.kills++;
      log(
        `kill ${round + 1} of ${kills}: ${writers.reduce((sum, writer) => sum + writer.acknowledged, 0)} acknowledged`,
      );
    }
    const daemon = await startDaemon(directory, { main, where });
    try {
      await withCollection(daemon, (collection) => checkAll(collection, writers));
    } finally {
      await daemon.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  summary.acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  return summary;
}

/** One life of the server: check what the last one left, then write until the kill. */
async function life(daemon, writers, ms) {
  try {
    await withCollection(daemon, async (collection) => {
      await collection.createIndex({ writer: 1, n: 1 }, UNIQUE);
      await checkAll(collection, writers);
      const work = Promise.all(writers.map((writer) => writer.writeUntilCut(collection)));
      await Promise.race([setTimeout(ms), work]);
      await daemon.stop('SIGKILL');
      await work;
    });
  } finally {
    await daemon.stop('SIGKILL');
  }
}

async function killWhileStarting(directory, options, random) {
  const starting = startDaemon(directory, {
    ...options,
    onSpawn: (child) => void setTimeout(random() * 150).then(() => child.kill('SIGKILL')),
  });
  const daemon = await starting.catch(() => null);
  await daemon?.stop('SIGKILL');
  return 1;
}

async function withCollection(daemon, work) {
  const client = new MongoClient(daemon.uri, { serverSelectionTimeoutMS: 3000, maxPoolSize: WRITERS * 2 });
  try {
    await work(client.db('kill').collection('writes'));
  } finally {
    await client.close(true);
  }
}

/** Knows what it was told is written, and what it asked for last without an answer. */
class Writer {
  acknowledged = 0;
  next = 1;
  counter = 0;
  doubt = null;
  documents = new Map();

  constructor(name) {
    this.name = name;
  }

  async writeUntilCut(collection) {
    for (;;) {
      this.doubt = this.choose();
      try {
        await this.doubt.write(collection);
      } catch (error) {
        if (error.code !== undefined && typeof error.code === 'number') throw error;
        return;
      }
      this.doubt.settle();
      this.doubt = null;
      this.acknowledged++;
    }
  }

  /** In turn: an insert, a rewrite, the counter, and now and then a removal. */
  choose() {
    const turn = this.acknowledged % 7;
    const known = [...this.documents.keys()];
    if (turn === 2) return this.count();
    if (turn === 4 && known.length > 3) return this.rewrite(known[known.length >> 1]);
    if (turn === 6 && known.length > 5) return this.remove(known[0]);
    return this.insert(this.next++);
  }

  insert(n) {
    const doc = {
      _id: `${this.name}-${n}`,
      writer: this.name,
      n,
      text: 'x'.repeat(200 + (n % 1500)),
      version: 0,
    };
    return {
      n,
      maybe: [undefined, 0],
      write: (collection) => collection.insertOne(doc),
      settle: () => this.documents.set(n, 0),
    };
  }

  rewrite(n) {
    const version = this.documents.get(n) + 1;
    return {
      n,
      maybe: [version - 1, version],
      write: (collection) => collection.updateOne({ _id: `${this.name}-${n}` }, { $set: { version } }),
      settle: () => this.documents.set(n, version),
    };
  }

  remove(n) {
    return {
      n,
      maybe: [this.documents.get(n), undefined],
      write: (collection) => collection.deleteOne({ _id: `${this.name}-${n}` }),
      settle: () => this.documents.delete(n),
    };
  }

  count() {
    const counter = this.counter + 1;
    return {
      maybe: [this.counter, counter],
      write: (collection) =>
        collection.findOneAndUpdate(
          { _id: `counter-${this.name}` },
          { $inc: { counter: 1 } },
          { upsert: true },
        ),
      settle: () => {
        this.counter = counter;
      },
    };
  }

  /** Compares with what is there, and learns how the unanswered write ended. */
  async check(collection) {
    const found = await collection.find({ writer: this.name }).toArray();
    const versions = new Map(found.map(({ n, version }) => [n, version]));
    const counted = (await collection.findOne({ _id: `counter-${this.name}` }))?.counter ?? 0;
    this.settleDoubt(versions, counted);
    if (counted !== this.counter)
      throw new Error(`writer ${this.name}: counter ${counted}, acknowledged ${this.counter}`);
    for (const n of new Set([...versions.keys(), ...this.documents.keys()])) {
      if (versions.get(n) === this.documents.get(n)) continue;
      throw new Error(
        `writer ${this.name}, document ${n}: found ${versions.get(n)}, acknowledged ${this.documents.get(n)}`,
      );
    }
  }

  settleDoubt(versions, counted) {
    const { doubt } = this;
    this.doubt = null;
    if (!doubt) return;
    const actual = doubt.n === undefined ? counted : versions.get(doubt.n);
    if (!doubt.maybe.includes(actual))
      throw new Error(`writer ${this.name}: an unanswered write left ${actual}`);
    if (doubt.n === undefined) this.counter = actual;
    else if (actual === undefined) this.documents.delete(doubt.n);
    else this.documents.set(doubt.n, actual);
  }
}

async function checkAll(collection, writers) {
  for (const writer of writers) await writer.check(collection);
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1));
  const [kills = '200', seed = '1'] = process.argv.slice(2);
  const log = (line) => process.stdout.write(`${line}\n`);
  const summary = await killUnderWrites({ kills: Number(kills), seed: Number(seed), log });
  log(`${summary.acknowledged} acknowledged writes, ${summary.kills} kills, none lost`);
}
