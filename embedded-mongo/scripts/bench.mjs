/**
 * Measures the built server with the real driver and rewrites the table in the README; `bench.mjs inserts`, `exchange` or
 * `reads` measures only that and writes nothing.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { startDaemon } from './daemon.mjs';
import { waitsOfExchange } from './exchange.mjs';
import { anOrder, ORDER_INDEXES } from './orders.mjs';

const README = fileURLToPath(new URL('../README.md', import.meta.url));
const WRITERS = 20;
const INSERT_SECONDS = 5;
const READ_MS = 1500;
const SMALL = 1_000;
const LARGE = 100_000;

const READS = {
  'one order by an indexed equality': (orders, i, size) => {
    const number = (i * 7919) % size;
    return orders.findOne({ shopId: `shop-${number % 10}`, number });
  },
  'an indexed range of 20': (orders, i, size) => {
    const from = 1767225600000 + ((i * 7919) % (size - 400)) * 1000;
    const placedAt = { $gte: new Date(from), $lt: new Date(from + 200_000) };
    return orders.find({ shopId: `shop-${i % 10}`, placedAt }).toArray();
  },
  'the newest 20 of a shop': (orders, i) =>
    orders
      .find({ shopId: `shop-${i % 10}` })
      .sort({ placedAt: -1 })
      .limit(20)
      .toArray(),
};

const rows = [];
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1));
const directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-bench-'));
const PARTS = { inserts: measureInserts, exchange: measureExchange, reads: measureReads };
const [asked] = process.argv.slice(2);
try {
  for (const name of asked ? [asked] : Object.keys(PARTS)) await PARTS[name]();
} finally {
  await rm(directory, { recursive: true, force: true });
}
if (!asked) await publish();

async function measureInserts() {
  const daemon = await startDaemon(join(directory, 'inserts'));
  for (const [label, shape] of [
    ['small documents (100 bytes)', (i) => ({ n: i, shopId: 'a', text: 'x'.repeat(60) })],
    ['orders of 2 KB, 5 indexes', anOrder],
  ]) {
    const client = await MongoClient.connect(daemon.uri, { maxPoolSize: WRITERS });
    const orders = client.db('bench').collection(shape === anOrder ? 'orders' : 'small');
    if (shape === anOrder) await orders.createIndexes(ORDER_INDEXES);
    await writeFor(orders, shape, 500, 1);
    const before = await cpuOf(daemon.pid);
    const startedAt = performance.now();
    const written = await writeFor(orders, shape, INSERT_SECONDS * 1000, 1_000_000);
    const seconds = (performance.now() - startedAt) / 1000;
    const cpu = (await cpuOf(daemon.pid)) - before;
    await client.close();
    const goal = shape === anOrder ? '' : '>= 5,000/s';
    row(
      `acknowledged inserts, ${WRITERS} writers: ${label}`,
      `${rounded(written / seconds)}/s, ${((cpu / written) * 1e6).toFixed(0)} µs server CPU each`,
      goal,
    );
  }
  await measurePings(daemon.uri);
  await daemon.stop();
}

/** What driver, socket and machine give at this moment when nothing is written. */
async function measurePings(uri) {
  const client = await MongoClient.connect(uri, { maxPoolSize: WRITERS });
  const db = client.db('bench');
  const until = performance.now() + 3000;
  let count = 0;
  const pinger = async () => {
    for (; performance.now() < until; count++) await db.command({ ping: 1 });
  };
  await Promise.all(Array.from({ length: WRITERS }, pinger));
  await client.close();
  row(`for comparison: pings by the same ${WRITERS} clients, nothing written`, `${rounded(count / 3)}/s`, '');
}

async function writeFor(collection, shape, ms, from) {
  const until = performance.now() + ms;
  let next = from;
  let written = 0;
  const writer = async () => {
    while (performance.now() < until) {
      await collection.insertOne(shape(next++));
      written++;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return written;
}

async function measureExchange() {
  const { quiet, during, p99 } = await waitsOfExchange(join(directory, 'exchange'));
  row(
    'longest wait for an insert while a journal of 64 MB gives way to a snapshot',
    `${rounded(during)} ms (99 of 100 within ${rounded(p99)} ms; longest before it ${rounded(quiet)} ms)`,
    '<= 100 ms',
  );
}

async function measureReads() {
  const path = join(directory, 'reads');
  let daemon = await startDaemon(path);
  for (const [size, name] of [
    [SMALL, 'small'],
    [LARGE, 'large'],
  ]) {
    const client = await MongoClient.connect(daemon.uri);
    const orders = client.db('bench').collection(name);
    await orders.createIndexes(ORDER_INDEXES);
    for (let from = 0; from < size; from += 1000) {
      await orders.insertMany(Array.from({ length: 1000 }, (_, i) => anOrder(from + i)));
    }
    await client.close();
  }
  const client = await MongoClient.connect(daemon.uri);
  for (const [label, ask] of Object.entries(READS)) {
    const cost = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
    for (const [size, name] of [
      [SMALL, 'small'],
      [LARGE, 'large'],
      [SMALL, 'small'],
      [LARGE, 'large'],
    ]) {
      const orders = client.db('bench').collection(name);
      cost[name] = Math.min(cost[name], await microsecondsEach(daemon.pid, (i) => ask(orders, i, size)));
    }
    const { small, large } = cost;
    const measured = `${rounded(small)} µs at 1,000, ${rounded(large)} µs at 100,000 (${(large / small).toFixed(2)} x)`;
    row(`${label}, server CPU`, measured, 'no slower');
  }
  const { size } = await client.db('bench').command({ collStats: 'large' });
  await client.close();
  row('memory after these inserts and reads', await memoryOf(daemon.pid, size), '<= 3 x');
  await daemon.stop();
  daemon = await startDaemon(path);
  const opened = `${(daemon.readyMs / 1000).toFixed(2)} s, ${(await cpuOf(daemon.pid)).toFixed(2)} s CPU`;
  row('opening 101,000 orders of 2 KB (process start to ready)', opened, '< 3 s');
  row('memory after opening', await memoryOf(daemon.pid, size), '<= 3 x');
  await daemon.stop();
}

/** Server CPU per read: the wall clock would show what else the machine has to do. */
async function microsecondsEach(pid, ask) {
  const before = await cpuOf(pid);
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < READ_MS) {
    const answer = await ask(count++);
    if (!answer || answer.length === 0) throw new Error('a read found nothing');
  }
  return (((await cpuOf(pid)) - before) / count) * 1e6;
}

async function memoryOf(pid, dataBytes) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  const rss = Number(/VmRSS:\s+(\d+)/.exec(text)[1]) * 1024;
  return `${megabytes(rss)} resident for ${megabytes(dataBytes)} of documents (${(rss / dataBytes).toFixed(2)} x)`;
}

/** User and system time of the process, in seconds; Linux counts in hundredths. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function megabytes(bytes) {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}

function rounded(value) {
  return Math.round(value).toLocaleString('en-US');
}

function row(what, measured, goal) {
  rows.push(`| ${what} | ${measured} | ${goal} |`);
  process.stdout.write(`${what}: ${measured}\n`);
}

async function publish() {
  const { model } = cpus()[0] ?? { model: 'unknown processor' };
  const head = `Measured on ${cpus().length} cores (${model.trim()}), Node ${process.version}, client and server sharing them, load ${loadavg()[0].toFixed(1)} at the end.`;
  const table = [head, '', '| What | Measured | Goal |', '|---|---|---|', ...rows].join('\n');
  const text = await readFile(README, 'utf8');
  const marked = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/;
  await writeFile(README, text.replace(marked, `$1\n${table}\n\n$2`));
}
