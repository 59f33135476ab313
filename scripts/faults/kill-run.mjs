import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from './random.mjs';
import { startWriters } from './writers.mjs';

/**
 * Kills parts of a running system with SIGKILL at random moments under writes, starts it again each time, and looks for
 * every write that was acknowledged. `start` brings the system up: `{ parts: { name: { pid } }, kill, stop, ...address }`;
 * a subject says how to write into it: `open(system) -> { write(id), stored(ids) -> Map(id -> intact), close }`.
 */
export async function killRun({ seed, kills, start, subjects, say = () => {} }) {
  const random = randomOf(seed);
  const first = random.between(0, 10);
  const ledgers = subjects.map(({ name }) => ({
    name,
    acknowledged: new Set(),
    lost: new Set(),
    damaged: new Set(),
  }));
  let system = await start();
  for (let round = 1; round <= kills; round += 1) {
    const victims = await hurt({ system, subjects, ledgers, random, round, turn: first + round });
    system = await start();
    const recent = ledgers.map(({ acknowledged }) => [...acknowledged].slice(-2_000));
    await compare(system, subjects, ledgers, recent);
    say(`${round}/${kills} killed ${victims.join(' and ')}; ${ledgers.map(summaryOf).join('; ')}`);
  }
  await compare(
    system,
    subjects,
    ledgers,
    ledgers.map(({ acknowledged }) => [...acknowledged]),
  );
  await system.stop();
  return ledgers.map(({ name, acknowledged, lost, damaged }) => ({
    name,
    acknowledged: acknowledged.size,
    lost: [...lost],
    damaged: [...damaged],
  }));
}

/** Writes, kills in the middle, and sees to it that nobody writes any more. */
async function hurt({ system, subjects, ledgers, random, round, turn }) {
  const opened = await Promise.all(subjects.map((subject) => subject.open(system)));
  const writers = opened.map((writer, index) =>
    startWriters(writer, `${round}`, ledgers[index].acknowledged),
  );
  await Promise.all(writers.map(({ first }) => first));
  await sleep(random.between(0, 400));
  const choices = victimsOf(system.parts);
  const victims = choices[turn % choices.length];
  for (const name of victims) process.kill(system.parts[name].pid, 'SIGKILL');
  await sleep(random.between(0, 50));
  await system.kill();
  // Closed at the same time: a writer that still looks for its store would look until its patience ends. The goodbye of a
  // driver (`endSessions`) to a store that was killed may take for ever, and nobody needs it.
  for (const writer of opened) void writer.close().catch(() => undefined);
  await Promise.all(writers.map(({ stop }) => stop()));
  return victims;
}

/** Each part alone, and all of them at once as when the machine goes: by turns, so that few kills meet each of them. */
const victimsOf = (parts) => [...Object.keys(parts).map((name) => [name]), Object.keys(parts)];

async function compare(system, subjects, ledgers, expected) {
  for (const [index, subject] of subjects.entries()) {
    const reader = await subject.open(system);
    const stored = await reader.stored(expected[index]);
    await reader.close();
    for (const id of expected[index]) {
      if (!stored.has(id)) ledgers[index].lost.add(id);
      else if (!stored.get(id)) ledgers[index].damaged.add(id);
    }
  }
}

const summaryOf = ({ name, acknowledged, lost, damaged }) =>
  `${name}: ${acknowledged.size} acknowledged, ${lost.size} lost, ${damaged.size} damaged`;
