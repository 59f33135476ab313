import { describe, expect, it } from '@jest/globals';
import { StoppedClock } from '../../../test/support/stopped-clock.js';
import type { Env } from '../../platform/env/env.js';
import { PollFloods } from './poll-floods.js';

describe('polls that come too fast', () => {
  const clock = new StoppedClock();
  const floods = new PollFloods(clock, { RATE_LIMIT_FACTOR: 1 } as Env);
  const calls = (secret: string, times: number) => {
    for (let call = 0; call < times; call += 1) floods.count(secret);
  };

  it('are refused above ten a second, until the window is over; other printers go on', () => {
    calls('a', 100);
    expect(() => floods.count('a')).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': '10' } }),
    );
    calls('b', 100);
    clock.advance({ seconds: 9 });
    expect(() => floods.count('a')).toThrow(expect.objectContaining({ headers: { 'retry-after': '1' } }));
    clock.advance({ seconds: 1 });
    calls('a', 100);
  });
});
