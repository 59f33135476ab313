import { setTimeout as sleep } from 'node:timers/promises';
import { problemsOf } from './checker.mjs';
import { startPeople } from './people.mjs';
import { randomOf } from './random.mjs';
import { startRoles } from './role-system.mjs';
import { openStore } from './store-facts.mjs';

const SETTLE_MS = 240_000;
const ROLES = ['web', 'worker'];

/**
 * One evening: guests order, the counter accepts, the kitchen prints, and at random moments web or worker is killed with
 * SIGKILL and started again. At the end everything written must have happened; `problems` says what did not.
 */
export async function shiftRun({ seed, kills, dataDir, habits, say = () => {} }) {
  const random = randomOf(seed);
  const system = await startRoles(dataDir);
  try {
    const store = await openStore(system.mongoUri);
    const people = await startPeople(system, habits);
    const before = await afterFirstOrders(store, people.book);
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(random.between(100, 900));
      const victim = random.pick(ROLES);
      await system.kill(victim);
      await sleep(random.between(0, 200));
      await system.start(victim);
      say(`${kill}/${kills} killed ${victim}; ${people.book.acknowledged.length} orders`);
    }
    await people.goHome();
    const settled = await store.printed(SETTLE_MS);
    await people.stopPrinter();
    const { acknowledged, accepted, reprinted } = people.book;
    const left = {
      acknowledged,
      accepted,
      orders: await store.orders(),
      printJobs: await store.printJobs(),
      papers: people.printer.paper.map(({ text }) => ({ text, guest: /Gast [\d-]+\./.exec(text)?.[0] })),
      others: { before, after: await store.digestOfOther() },
    };
    await store.close();
    const counts = { orders: left.orders.length, papers: left.papers.length, reprinted };
    return {
      ...counts,
      acknowledged: acknowledged.length,
      accepted: accepted.length,
      settled,
      problems: problemsOf(left),
    };
  } finally {
    await system.stop();
  }
}

/** The neighbour gets a copy of what is there, so that whoever forgets to name a shop meets it. */
async function afterFirstOrders(store, book) {
  while (book.accepted.length < 3) await sleep(50);
  await store.addOther();
  return store.digestOfOther();
}
