import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { jestCommand } from './jest-command.mjs';
import { runCommand } from './run-command.mjs';

/** A budget is what a quiet machine needs; a busy one may take longer, but not for ever. */
const PATIENCE_MS = 20 * 60_000;
/** Of the examples of a property; all of them are in `npm run soak properties`. */
const PROPERTY_SHARE = 1 / 3;
/** The product is started a hundred times, each time on a data directory that knows nothing compiled. */
const COMPILED = inRoot('dist', 'check', 'compiled');
/** So many spec files of a tier are named with the time they took. */
const LONGEST = 5;

/**
 * Runs one tier's specs and counts them from jest's own report. A machine that is busy elsewhere can make a browser
 * or a store miss a moment: what fails on the built product is tried once more by itself, and what passed only then is
 * named as `shaky`.
 */
export async function runTier(tier) {
  const first = await runSpecs(tier);
  if (!tier.built || first.failedSpecs.length === 0) return { ...first, shaky: [] };

  const again = { ...tier, name: `${tier.name} again`, specs: first.failedSpecs, workers: 1 };
  const second = await runSpecs(again);
  const shaky = first.failedSpecs.filter((spec) => !second.failedSpecs.includes(spec));
  if (shaky.length > 0) console.log(`first try: ${shaky.join(', ')}\n${first.details}`);
  return {
    passed: first.passed - first.passedInFailedSpecs + second.passed,
    failed: second.failed,
    skipped: first.skipped,
    details: second.details,
    longest: first.longest,
    shaky: second.hasReport ? shaky : [],
  };
}

async function runSpecs({ name, specs, workers, config, share = PROPERTY_SHARE }) {
  const report = inRoot('dist', 'check', `${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const options = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
  const command = jestCommand(config, [...options, '--runTestsByPath', ...specs]);
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    NODE_COMPILE_CACHE: COMPILED,
    PROPERTY_SHARE: String(share),
  };
  const { ok, output } = await runCommand(name, command, PATIENCE_MS, env);
  if (existsSync(report)) return countOf(JSON.parse(readFileSync(report, 'utf8')), ok, output);
  const nothing = { passed: 0, skipped: 0, failedSpecs: [], passedInFailedSpecs: 0, hasReport: false };
  return { ...nothing, failed: 1, details: output };
}

/** A file that does not load is one failure; so is a run that jest itself calls failed without naming a test. */
function countOf(report, ok, output) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  const messages = failedFiles.map(({ message }) => message);
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
    details: messages.length > 0 || ok ? messages.join('\n') : output,
    failedSpecs: failedFiles.map(({ name }) => name),
    passedInFailedSpecs: failedFiles
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
    longest: longestOf(report.testResults),
    hasReport: true,
  };
}

/** Where there is most to gain. */
const longestOf = (files) =>
  files
    .map(({ name, startTime, endTime }) => ({
      name: path.relative(inRoot(), name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, LONGEST);
