import { placeOrder } from '../people.mjs';
import { randomOf } from '../random.mjs';
import { answerTo } from './answer.mjs';
import { callOf, operationsOf } from './calls.mjs';
import { castOf, ROLES, TEAM } from './cast.mjs';
import { watchIds } from './foreign-ids.mjs';
import { HANG_MS, judge, STALL_MS } from './judge.mjs';
import { watchFrom } from './second-client.mjs';
import { Tally } from './tally.mjs';
import { openTenants } from './tenants.mjs';

const AT_ONCE = 4;
const ROUND = 500;

/**
 * Every operation of the interface, as everybody, with ids of the own and of another restaurant, and with bodies that
 * mean harm. The same seed makes the same calls; a problem names the number of its call.
 */
export async function fuzz({
  url,
  mongoUri,
  seed,
  calls,
  only = null,
  hangMs = HANG_MS,
  say = () => undefined,
}) {
  let cast;
  const tenants = await openTenants(mongoUri, async () => {
    cast = await castOf(url);
    await cast.invite();
    await placeOrder(url);
  });
  const watch = watchFrom(`${url}/api/storefront/${tenants.slug}/status`, { longestMs: STALL_MS });
  const tally = new Tally(ROLES);
  const ids = watchIds(tenants.foreignIds);
  const ask = (call) => answerTo(url, call, cast.headersOf(call.role));
  const plan = await planOf(url, seed, tenants);
  const numbers = only ?? Array.from({ length: calls }, (_, number) => number);
  try {
    for (let at = 0; at < numbers.length; at += ROUND) {
      const round = numbers.slice(at, at + ROUND).map(plan);
      const before = await tenants.digestOfOther();
      await inLanes(round, async (call) => {
        ids.noteSent(call);
        const seen = await watch.during(call, () => ask(call));
        tally.add(call, seen, ids.shownBy(seen.text));
      });
      const suspects = [...watch.takeStalls().flatMap((stall) => stall.calls), ...tally.takeSlow()];
      for (const call of new Set(suspects)) await judge(call, { ask, watch, tally, hangMs });
      tally.compareOther(before, await tenants.digestOfOther(), round);
      await tenants.restore();
      await cast.comeBack();
      ids.nextRound();
      say(`${at + round.length} of ${numbers.length} calls, ${tally.problems.length} problems`);
    }
  } finally {
    await watch.stop();
    await tenants.close();
  }
  return { acknowledged: tally.calls, problems: tally.problems, table: tally.table() };
}

/** From the number of a call to the call. */
async function planOf(url, seed, { ownIds, foreignIds, slug, tokens }) {
  const document = await (await fetch(`${url}/api/docs/openapi.json`)).json();
  const operations = operationsOf(document);
  const { schemas } = document.components;
  const world = { schemas, ids: [...ownIds, ...foreignIds], slug, tokens: [...tokens, 'x'] };
  return (number) => {
    const random = randomOf(seed * 1_000_003 + number);
    const operation = operations[number % operations.length];
    const role = random.pick(random.between(0, 4) > 0 ? rolesOf(operation) : ROLES);
    return { number, role, ...callOf(random, operation, world) };
  };
}

/** Most calls come from somebody who may make them, or all of them would end at the door. */
function rolesOf({ operation }) {
  const { 'x-public': isPublic = false, 'x-roles': roles = TEAM } = operation;
  return isPublic ? ROLES : [...TEAM.filter((role) => roles.includes(role)), 'pin'];
}

async function inLanes(calls, run) {
  const waiting = [...calls];
  const lane = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) await run(call);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
