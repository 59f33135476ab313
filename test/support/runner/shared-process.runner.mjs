import { readFileSync } from 'node:fs';
import { SpecProcess } from './spec-process.mjs';

/**
 * A runner for jest whose processes load the product once and run many spec files. jest's own runner gives every file
 * a module registry of its own, and loading the product took most of the time of a slice.
 */
export default class SharedProcessRunner {
  isSerial = false;
  supportsEventEmitters = false;
  #globalConfig;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  /** The files come in the order of the sequencer, longest first. */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const waiting = [...tests];
    const next = () => (watcher.isInterrupted() ? undefined : waiting.shift());
    const lanes = Math.min(this.#globalConfig.maxWorkers, tests.length);
    const report = { onStart, onResult, onFailure };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => this.#work(lane + 1, next, report)));
  }

  async #work(workerId, next, { onStart, onResult, onFailure }) {
    const processes = new Map();
    for (let test = next(); test; test = next()) {
      const kind = kindOf(test.path);
      const shared = processes.get(kind);
      const running = shared?.isAlive ? shared : this.#start(workerId, test);
      processes.set(kind, running);
      await onStart(test);
      try {
        const result = await running.run(test.path);
        await onResult(test, result);
        // What failed may have left something running that the next file would meet.
        if (!isClean(result) || kind === test.path) await stop(processes, kind);
      } catch (error) {
        await running.kill();
        processes.delete(kind);
        await onFailure(test, { message: error.message, stack: error.stack });
      }
    }
    await Promise.all([...processes.keys()].map((kind) => stop(processes, kind)));
  }

  #start(workerId, { context }) {
    // Only what can be written down goes to another process.
    const configs = { globalConfig: this.#globalConfig, projectConfig: context.config };
    return new SpecProcess(workerId, JSON.parse(JSON.stringify(configs)));
  }
}

const isClean = ({ numFailingTests, testExecError }) => numFailingTests === 0 && !testExecError;

async function stop(processes, kind) {
  const running = processes.get(kind);
  processes.delete(kind);
  await running.end();
}

/** A process knows every job it has loaded and wants a handler for each, so files share one only with their like. */
function kindOf(file) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('defineJob')) return file;
  return text.includes('/platform-app.js') ? 'platform' : 'product';
}
