import { inRoot } from '../setup/paths.mjs';
import { startChild } from '../stores/child.mjs';

const SPEC = 'test/spec/browser.spec.ts';
/** A spec may run for ten minutes, and each wire is tried twice. */
const AT_ONCE = 5;

/** Cuts each wire of the specification in the built scripts; a cut that no proof notices is a loss. */
export async function specMutants({ say }) {
  const ledger = { acknowledged: 0, problems: [] };
  for (let from = 0; ; from += AT_ONCE) {
    const part = await runPart(from);
    ledger.acknowledged += part.acknowledged;
    ledger.problems.push(...part.problems);
    say(`${ledger.acknowledged} noticed`);
    if (part.acknowledged + part.problems.length < AT_ONCE) return ledger;
  }
}

async function runPart(from) {
  const said = await outputOf(`${from}-${from + AT_ONCE}`);
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
