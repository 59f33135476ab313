import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startDaemon } from '../../embedded-mongo/scripts/daemon.mjs';
import { inRoot } from '../setup/paths.mjs';
import { SITES } from './damage-sites.mjs';
import { randomOf } from './random.mjs';

const WRITERS = 8;
const NAMESPACE = ['damage', 'writes'];
const OUTCOMES = ['stops', 'torn', 'whole', 'lost'];

/**
 * Damages the files of a store in every region, again and again, and starts it each time. A start has to stop, or to say
 * that it laid something aside, or to have every acknowledged write; what a stop leaves readable has to be saved.
 */
export async function damageRun({ seed, tries, dataDir, say }) {
  const store = await openTools();
  const random = randomOf(seed);
  const { acknowledged, templates } = await writeTemplates(dataDir);
  const counts = new Map();
  const lost = [];
  for (let number = 1; number <= tries; number += 1) {
    const site = Object.keys(SITES)[number % Object.keys(SITES).length];
    const result = await tryOnce({ store, dataDir, acknowledged, random, site, templates });
    count(counts, result);
    if (result.outcome === 'lost') lost.push(`${result.where}: ${result.missing} acknowledged writes`);
    say(`${number}/${tries} damaged, ${lost.length} silent losses`);
  }
  return { name: 'damage', acknowledged: acknowledged.size, lost, damaged: [], table: tableOf(counts) };
}

/** The built store, opened in this process: a thousand starts of a process would take an hour. */
async function openTools() {
  const from = (...parts) => import(inRoot('embedded-mongo', 'dist', ...parts));
  const [{ Store }, { salvage }, { withBytes }, { readHeader }, { framesBehind }] = await Promise.all([
    from('store', 'store.js'),
    from('store', 'salvage.js'),
    from('journal', 'bytes.js'),
    from('journal', 'header.js'),
    from('journal', 'frames.js'),
  ]);
  const framesOf = (file) =>
    withBytes(file, (bytes) => {
      const { marker } = readHeader(file, bytes);
      return [...framesBehind(bytes, marker, 0)].map(({ end, payload }) => ({
        at: end - payload.length - 28,
        end,
      }));
    });
  return { Store, salvage, framesOf };
}

/** A store with a snapshot and a journal, once as `kill -9` leaves it and once after a good end. */
async function writeTemplates(dataDir) {
  const live = path.join(dataDir, 'live');
  const acknowledged = new Set();
  const small = ['--port', '0', '--journal-bytes', '60000'];
  const hasSnapshot = () => readdirSync(live).some((name) => /^snapshot-\d+$/.test(name));
  await writeWhile(live, { where: small, acknowledged, prefix: 'a', isOver: hasSnapshot, signal: 'SIGTERM' });
  const isEnough = () => acknowledged.size >= 400;
  await writeWhile(live, { acknowledged, prefix: 'b', isOver: isEnough, signal: 'SIGKILL' });
  const templates = [path.join(dataDir, 'killed'), path.join(dataDir, 'ended')];
  cpSync(live, templates[0], { recursive: true, filter: isPlain });
  await (await startDaemon(live)).stop();
  cpSync(live, templates[1], { recursive: true, filter: isPlain });
  return { acknowledged, templates };
}

const isPlain = (name) => !name.endsWith('.sock') && !name.endsWith('lock');

async function writeWhile(directory, { where, acknowledged, prefix, isOver, signal }) {
  mkdirSync(directory, { recursive: true });
  const daemon = await startDaemon(directory, { where });
  const client = await MongoClient.connect(daemon.uri, { serverSelectionTimeoutMS: 1_000 });
  const writes = client.db(NAMESPACE[0]).collection(NAMESPACE[1]);
  let isOn = true;
  const work = async (writer) => {
    for (let number = 0; isOn; number += 1) {
      const _id = `${prefix}.${writer}.${number}`;
      await writes.insertOne({ _id, text: 'x'.repeat(300 + (number % 500)) });
      acknowledged.add(_id);
      isOn &&= !isOver();
    }
  };
  const ends = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
  while (isOn) await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, 5))]);
  if (signal === 'SIGTERM') await ends;
  await daemon.stop(signal);
  await ends;
  await client.close();
}

async function tryOnce({ store, dataDir, acknowledged, random, site, templates }) {
  const directory = path.join(dataDir, 'try');
  rmSync(directory, { recursive: true, force: true });
  const template = random.pick(templates);
  cpSync(template, directory, { recursive: true });
  const name = random.pick(readdirSync(directory).filter((each) => /^(journal|snapshot)-\d+$/.test(each)));
  const file = path.join(directory, name);
  const frames = store.framesOf(file);
  const at = SITES[site]({ path: file, frames, end: frames.at(-1).end }, readFileSync(file), random);
  const where = `${site}, ${path.basename(template)} ${name}, byte ${at}`;
  const { outcome, missing } = await outcomeOf(store, directory, acknowledged);
  const unsaved = outcome === 'stops' ? await unsavedOf(store, directory, acknowledged) : 0;
  return { site: `${site} (${name.split('-')[0]})`, where, outcome, missing, unsaved };
}

async function outcomeOf(store, directory, acknowledged) {
  try {
    const { missing, log } = await missingIn(store, directory, acknowledged);
    if (log.some((line) => line.includes('are kept as'))) return { outcome: 'torn', missing };
    return { outcome: missing === 0 ? 'whole' : 'lost', missing };
  } catch {
    return { outcome: 'stops', missing: 0 };
  }
}

async function unsavedOf(store, directory, acknowledged) {
  await store.salvage(directory, () => {});
  return (await missingIn(store, directory, acknowledged)).missing;
}

async function missingIn({ Store }, directory, acknowledged) {
  const log = [];
  const opened = await Store.open({ directory, log: (line) => log.push(line) });
  const rows = [...(opened.find(NAMESPACE.join('.'))?.rows.values() ?? [])];
  const found = new Set(rows.map(({ bytes }) => idIn(bytes)));
  await opened.close();
  return { log, missing: [...acknowledged].filter((id) => !found.has(id)).length };
}

/** The id is the first field of what we wrote: length, type, `_id`, and the text with its length. */
const idIn = (bytes) => bytes.toString('latin1', 13, 13 + bytes.readUInt32LE(9) - 1);

function count(counts, { site, outcome, missing, unsaved }) {
  const row = counts.get(site) ?? { tries: 0, stops: 0, torn: 0, whole: 0, lost: 0, cut: 0, unsaved: 0 };
  counts.set(site, row);
  row.tries += 1;
  row[outcome] += 1;
  row.cut = Math.max(row.cut, outcome === 'torn' ? missing : 0);
  row.unsaved = Math.max(row.unsaved, unsaved);
}

/** In Markdown, so that it can stand in a document as it is. */
function tableOf(counts) {
  const head = [
    'damage to',
    'tries',
    'start stops',
    'laid aside, said',
    'nothing missing',
    'lost silently',
    'most writes laid aside',
    'most writes not saved',
  ];
  const rows = [...counts].sort().map(([site, row]) => {
    const outcomes = OUTCOMES.map((outcome) => row[outcome]);
    return [site, row.tries, ...outcomes, row.cut, row.unsaved];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
