/** More than so many of some 160 specs that pass only at the second try are no bad luck any more. */
const MAX_SHAKY = 4;

/** @type {{ name: string, seconds: number }[]} */
const NONE = [];

/** What passed and failed so far, told part by part; at the end in the lines that close the run. */
export class Tally {
  #passed = 0;
  #failed = 0;
  #skipped = 0;
  #shaky = [];

  add(name, from, { passed, failed, skipped, shaky, details, longest = NONE }) {
    this.#passed += passed;
    this.#failed += failed;
    this.#skipped += skipped;
    this.#shaky.push(...shaky);
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`,
    );
    for (const { name, seconds: took } of longest)
      console.log(`     ${took.toFixed(1).padStart(6)} s ${name}`);
    if (failed > 0) console.log(details);
  }

  get failed() {
    return this.#failed + (this.#isTooShaky ? 1 : 0);
  }

  /** Whoever sees only the end of a run still sees what needed its second try. */
  lines() {
    const lines = this.#shaky.map((spec) => `passed only at the second try: ${spec}`);
    if (this.#isTooShaky) lines.push(`more than ${MAX_SHAKY} specs needed a second try`);
    if (this.#skipped > 0) lines.unshift(`${this.#skipped} skipped`);
    return [...lines, `${this.#passed} passed, ${this.failed} failed`];
  }

  get #isTooShaky() {
    return this.#shaky.length > MAX_SHAKY;
  }
}
