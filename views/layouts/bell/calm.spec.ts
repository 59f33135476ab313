import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenCalm } from './calm';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits until nobody has touched or typed anything for so long, and runs once', () => {
  const [page, run] = [new EventTarget(), jest.fn()];
  whenCalm(page, 2_000, run);
  jest.advanceTimersByTime(1_900);
  page.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(1_900);
  page.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(1_900);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  page.dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(9_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run any more once it is called off', () => {
  const [page, run] = [new EventTarget(), jest.fn()];
  const stop = whenCalm(page, 2_000, run);
  stop();
  page.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(9_000);
  expect(run).not.toHaveBeenCalled();
});
