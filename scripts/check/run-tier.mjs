import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';
import { runCommand } from './run-command.mjs';

/** A budget is what a quiet machine needs; a busy one may take longer, but not for ever. */
const PATIENCE_MS = 20 * 60_000;
const JEST = ['--experimental-vm-modules', inRoot('node_modules/jest/bin/jest.js')];

/**
 * Runs one tier's specs and counts them from jest's own report. A machine that is busy elsewhere can make a browser
 * or a store miss a moment: what fails on the built product is tried once more by itself, and named when only the second try passed.
 */
export async function runTier(tier) {
  const first = await runSpecs(tier);
  if (!tier.built || first.failedSpecs.length === 0) return first;

  const second = await runSpecs({
    ...tier,
    name: `${tier.name} again`,
    specs: first.failedSpecs,
    workers: 1,
  });
  if (second.failed === 0) console.log(`shaky: ${first.failedSpecs.join(', ')}\n${first.details}`);
  return {
    passed: first.passed - first.passedInFailedSpecs + second.passed,
    failed: second.failed,
    skipped: first.skipped,
    details: second.details,
  };
}

async function runSpecs({ name, specs, workers, stores }) {
  const report = inRoot('dist', 'check', `${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const options = [
    '--config',
    stores ? 'jest.stores.config.mjs' : 'jest.config.mjs',
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    // The renderer of the pages keeps a message port open, which would hold the run after its last test.
    '--forceExit',
    '--runTestsByPath',
    ...specs,
  ];
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  const { ok, output } = await runCommand(name, [process.execPath, ...JEST, ...options], PATIENCE_MS, env);
  if (!existsSync(report))
    return { passed: 0, failed: 1, skipped: 0, details: output, failedSpecs: [], passedInFailedSpecs: 0 };
  return countOf(JSON.parse(readFileSync(report, 'utf8')), ok, output);
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
  };
}
