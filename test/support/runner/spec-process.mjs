import { fork } from 'node:child_process';

const CHILD = new URL('./spec-child.mjs', import.meta.url);
/** Tests have limits of their own; this is for a file that lets no timer run any more. */
const FILE_LIMIT_MS = Number(process.env.SPEC_FILE_LIMIT_MS ?? 10 * 60_000);

/** A process that runs one spec file after the other and keeps what it has loaded. */
export class SpecProcess {
  #child;
  #ended;

  constructor(workerId, configs) {
    this.#child = fork(CHILD, {
      env: { ...process.env, JEST_WORKER_ID: String(workerId), NODE_ENV: 'test' },
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.send({ configs });
  }

  get isAlive() {
    return this.#child.connected;
  }

  /** What jest wants to know about a file; rejects when the process ends before it answers. */
  run(file) {
    return new Promise((resolve, reject) => {
      const settle = (how, value) => {
        clearTimeout(timer);
        this.#child.removeAllListeners('message');
        this.#child.off('exit', gone);
        how(value);
      };
      const gone = (code, signal) =>
        settle(reject, new Error(`The process of this file ended: ${signal ?? code}.`));
      const timer = setTimeout(() => {
        settle(reject, new Error(`This file took longer than ${FILE_LIMIT_MS / 1000} s.`));
      }, FILE_LIMIT_MS);
      this.#child.once('exit', gone);
      this.#child.once('message', ({ result, error }) =>
        error ? settle(reject, Object.assign(new Error(error.message), error)) : settle(resolve, result),
      );
      this.#child.send({ file });
    });
  }

  async end() {
    if (this.#child.connected) this.#child.disconnect();
    await this.#ended;
  }

  async kill() {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
