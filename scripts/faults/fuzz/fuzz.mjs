import { setTimeout as sleep } from 'node:timers/promises';
import { placeOrder } from '../people.mjs';
import { randomOf } from '../random.mjs';
import { callOf, operationsOf } from './calls.mjs';
import { castOf, ROLES, TEAM } from './cast.mjs';
import { watchFrom } from './second-client.mjs';
import { Tally } from './tally.mjs';
import { openTenants } from './tenants.mjs';

const AT_ONCE = 4;
const ROUND = 500;
const HANG_MS = 5_000;
const STALL_MS = 500;
const GIVE_UP_MS = 20_000;
/** What is alone and still slow this often was not the machine. */
const AGAIN = 3;

/**
 * Every operation of the interface, as everybody, with ids of the own and of another restaurant, and with bodies that
 * mean harm. The same seed makes the same calls; a problem names the number of its call.
 */
export async function fuzz({ url, mongoUri, seed, calls, only = null, say = () => undefined }) {
  let cast;
  const tenants = await openTenants(mongoUri, async () => {
    cast = await castOf(url);
    await cast.invite();
    await placeOrder(url);
  });
  const document = await (await fetch(`${url}/api/docs/openapi.json`)).json();
  const operations = operationsOf(document);
  const watch = watchFrom(`${url}/api/storefront/${tenants.slug}/status`, { longestMs: STALL_MS });
  const tally = new Tally(ROLES);
  const world = {
    schemas: document.components.schemas,
    ids: [...tenants.ownIds, ...tenants.foreignIds],
    slug: tenants.slug,
    tokens: [...tenants.tokens, 'x'],
  };
  const numbers = only ?? Array.from({ length: calls }, (_, number) => number);
  const planned = (number) => {
    const random = randomOf(seed * 1_000_003 + number);
    const operation = operations[number % operations.length];
    const role = random.pick(random.between(0, 4) > 0 ? rolesOf(operation) : ROLES);
    return { number, role, ...callOf(random, operation, world) };
  };
  const run = async (call) => {
    const seen = await watch.during(call, () => answerTo(url, call, cast.headersOf(call.role)));
    tally.add(
      call,
      seen,
      tenants.foreignIds.filter((id) => seen.text.includes(id) && !sentOf(call).includes(id)),
    );
    return seen;
  };

  let before = await tenants.digestOfOther();
  try {
    for (let at = 0; at < numbers.length; at += ROUND) {
      const waiting = numbers.slice(at, at + ROUND).map(planned);
      const round = [...waiting];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let call = waiting.shift(); call; call = waiting.shift()) await run(call);
        }),
      );
      const suspects = [...watch.takeStalls().flatMap((stall) => stall.calls), ...tally.takeSlow()];
      for (const call of new Set(suspects)) await judge(call);
      const after = await tenants.digestOfOther();
      for (const name of Object.keys({ ...before, ...after }))
        if (before[name] !== after[name]) tally.foreignWrite(name, round);
      before = after;
      await tenants.restore();
      await cast.comeBack();
      say(
        `${Math.min(at + ROUND, numbers.length)} of ${numbers.length} calls, ${tally.problems.length} problems`,
      );
    }
  } finally {
    await watch.stop();
    await tenants.close();
  }
  return { acknowledged: tally.calls, problems: tally.problems, table: tally.table() };

  /** Once more alone: only who is slow each time holds others up. */
  async function judge(call) {
    const waits = [];
    const times = [];
    const statuses = [];
    for (let again = 0; again < AGAIN; again += 1) {
      await sleep(100);
      watch.takeLongest();
      const { ms, status } = await answerTo(url, call, cast.headersOf(call.role));
      await sleep(50);
      waits.push(watch.takeLongest());
      times.push(ms);
      statuses.push(status);
    }
    if (Math.min(...waits) > STALL_MS) tally.stall(call, Math.min(...waits));
    if (statuses.every((status) => status === 503)) tally.refuse(call);
    if (Math.min(...times) > HANG_MS) tally.hang(call, Math.min(...times));
  }
}

/** Most calls come from somebody who may make them, or all of them would end at the door. */
function rolesOf({ operation }) {
  const { 'x-public': isPublic = false, 'x-roles': roles = TEAM } = operation;
  return isPublic ? ROLES : [...TEAM.filter((role) => roles.includes(role)), 'pin'];
}

const sentOf = ({ path, body = '' }) => decodeURIComponent(path) + body;

async function answerTo(url, { method, path, headers, type, body, file }, own) {
  const from = performance.now();
  const form = file === undefined ? undefined : new FormData();
  form?.append('file', new Blob([file]), 'karte.csv');
  try {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...own, ...(type && { 'content-type': type }) },
      body: form ?? body,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? await answer.body.cancel().then(() => '') : await answer.text();
    return { status: answer.status, text, ms: performance.now() - from };
  } catch (error) {
    // A server that has read enough may close the connection before it was sent everything.
    const gone = error.name !== 'TimeoutError';
    return { status: gone ? 'cut' : 'none', text: '', ms: performance.now() - from };
  }
}
