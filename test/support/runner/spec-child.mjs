import { setTimeout as sleep } from 'node:timers/promises';
import './quick-hashes.mjs';
import './quick-react.mjs';
import { runSpec } from './run-spec.mjs';

let configs;

process.on('message', async (message) => {
  if (message.configs) configs = message.configs;
  else process.send(await answerFor(message.file));
});
process.on('disconnect', () => process.exit());

async function answerFor(file) {
  try {
    const result = await runSpec(file, configs);
    // What a file throws on its way out is still its own fault.
    await sleep(0);
    return { result: sendable(result) };
  } catch (error) {
    return { error: { message: error?.message ?? String(error), stack: error?.stack ?? String(error) } };
  }
}

/** Matchers and errors of a failed test cannot cross to another process; their words can. */
function sendable(result) {
  const testResults = result.testResults.map((test) => ({ ...test, failureDetails: [] }));
  return { ...result, testResults };
}
