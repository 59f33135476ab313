import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JSDOM } from 'jsdom';

type Layers = typeof import('./layers');
let page: JSDOM['window'];
let layers: Layers;

/** The page as it stands after a load: the history stays, everything in memory is new. */
async function load(): Promise<void> {
  const { history } = page;
  const addEventListener = page.addEventListener.bind(page);
  Object.assign(globalThis, { history, addEventListener });
  jest.resetModules();
  layers = await import('./layers');
  await settled();
}

beforeEach(async () => {
  page = new JSDOM('', { url: 'https://bella.example/' }).window;
  await load();
});
afterEach(() => page.close());

/** Steps through the history come later, like in a browser: in turns of the clock, however slow each is. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done, 3));
}
const depth = () => page.history.state?.layers ?? 0;
const open = () => {
  const remove = jest.fn();
  return { remove, close: layers.pushLayer(remove) };
};
async function step(steps: number): Promise<void> {
  page.history.go(steps);
  await settled();
}

describe('what lies above a page', () => {
  it('is taken off by the back button, the topmost first', async () => {
    const [below, above] = [open(), open()];
    await step(-1);
    expect([below, above].map(({ remove }) => remove.mock.calls.length)).toEqual([0, 1]);
    await step(-1);
    expect([below, above].map(({ remove }) => remove.mock.calls.length)).toEqual([1, 1]);
    expect(depth()).toBe(0);
  });

  it('takes its entry along when the page closes it, however often', async () => {
    const { remove, close } = open();
    close();
    close();
    await settled();
    close();
    await settled();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(depth()).toBe(0);
  });

  it('takes along what lies above it', async () => {
    const [below, above] = [open(), open()];
    below.close();
    await settled();
    expect(above.remove).toHaveBeenCalledTimes(1);
    expect(depth()).toBe(0);
  });

  it('can be replaced by the next in one breath, and back still closes that one', async () => {
    const first = open();
    first.close();
    const second = open();
    await settled();
    expect(depth()).toBe(1);
    expect(second.remove).not.toHaveBeenCalled();
    await step(-1);
    expect(second.remove).toHaveBeenCalledTimes(1);
    expect(depth()).toBe(0);
  });

  it('does not come back with forward', async () => {
    const { close } = open();
    close();
    await settled();
    await step(1);
    expect(depth()).toBe(0);
    const next = open();
    expect(depth()).toBe(1);
    await step(-1);
    expect(next.remove).toHaveBeenCalledTimes(1);
  });

  it('is gone after a reload, and its entry with it', async () => {
    open();
    open();
    await load();
    expect(depth()).toBe(0);
    const next = open();
    await step(-1);
    expect(next.remove).toHaveBeenCalledTimes(1);
    expect(depth()).toBe(0);
  });

  it('keeps what others keep in the state', () => {
    page.history.replaceState({ scroll: 7 }, '');
    open();
    expect(page.history.state).toEqual({ scroll: 7, layers: 1 });
  });
});
