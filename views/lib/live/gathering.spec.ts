import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gathering } from './gathering';

describe('looking again', () => {
  let looks: (() => void)[];
  const look = () => new Promise<void>((done) => looks.push(done));

  beforeEach(() => {
    looks = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is not put off by what goes on happening', async () => {
    const ask = gathering(look, 600);
    for (let passed = 0; passed < 1_200; passed += 100) {
      ask();
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(looks).toHaveLength(1);
  });

  it('once for what came while it looked, and not at the same time', async () => {
    const ask = gathering(look, 600);
    ask();
    await jest.advanceTimersByTimeAsync(600);
    ask();
    ask();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(looks).toHaveLength(1);

    looks[0]?.();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(looks).toHaveLength(2);
    looks[1]?.();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(looks).toHaveLength(2);
  });
});
