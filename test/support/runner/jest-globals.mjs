/** Stands in for `@jest/globals` beside the compiled specs: what a spec imports are the functions of its own run. */
export let jest;
export let expect;
export let describe;
export let it;
export let test;
export let beforeAll;
export let afterAll;
export let beforeEach;
export let afterEach;

export function use(globals) {
  ({ jest, expect, describe, it, test, beforeAll, afterAll, beforeEach, afterEach } = globals);
}
