import { inRoot } from '../setup/paths.mjs';
import { startChild } from '../stores/child.mjs';

const SPEC = 'test/spec/browser.spec.ts';
/** A spec may run for ten minutes, and each wire is tried twice. */
const AT_ONCE = 5;

/** Cuts each wire of the specification in the built scripts; a cut that no proof notices is a loss. */
export async function specMutants({ say }) {
  const ledger = { acknowledged: 0, problems: [] };
  const [first, end] = wanted();
  for (let from = first; from < end; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, end);
    const part = await runPart(from, to);
    ledger.acknowledged += part.acknowledged;
    ledger.problems.push(...part.problems);
    say(`${ledger.acknowledged} noticed`);
    if (part.acknowledged + part.problems.length < to - from) break;
  }
  return ledger;
}

/** `SPEC_MUTANTS=10-20` are these alone, `SPEC_MUTANTS=23` is one; without it all there are. */
function wanted() {
  const [first = 0, end] = (process.env.SPEC_MUTANTS ?? '0-').split('-').filter(Boolean).map(Number);
  const isOne = /^\d+$/.test(process.env.SPEC_MUTANTS ?? '');
  return [first, end ?? (isOne ? first + 1 : Number.POSITIVE_INFINITY)];
}

async function runPart(from, to) {
  const said = await outputOf(`${from}-${to}`);
  const start = said.indexOf('{"');
  if (start < 0) return { acknowledged: 0, problems: [`${SPEC} did not run: ${said.slice(-500)}`] };
  const { testResults } = JSON.parse(said.slice(start, said.lastIndexOf('}') + 1));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const survivors = results.filter(({ status }) => status === 'failed').map(whatWentWrong);
  return { acknowledged: results.filter(({ status }) => status === 'passed').length, problems: survivors };
}

/** A proof that did not run in time is something else than a cut that nobody noticed. */
function whatWentWrong({ title, failureMessages: [message = ''] }) {
  return `not ${title}: ${message.split('\n')[0].slice(0, 160)}`;
}

async function outputOf(part) {
  const { child, ended } = startChild(process.execPath, ['scripts/test-one.mjs', SPEC, '--json'], {
    cwd: inRoot(),
    env: { ...process.env, SPEC_MUTANTS: part },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await ended;
  return said;
}
