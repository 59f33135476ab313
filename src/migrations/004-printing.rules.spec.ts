import { describe, expect, it } from '@jest/globals';
import { translated } from './004-printing.rules.js';

describe('print jobs of older versions', () => {
  it('say what happened instead of the code of a maker', () => {
    const delivery = { token: 'a', code: '410', outcome: 'blocked' };
    const history = [
      { at: 1, step: 'queued' },
      { at: 2, step: 'blocked', note: '410' },
      { at: 3, step: 'printed', note: '200' },
      { at: 4, step: 'cancelled', note: 'Lucia' },
    ];
    expect(translated({ deliveries: [delivery, { token: 'b', code: null } as never], history })).toEqual({
      deliveries: [
        { token: 'a', outcome: 'blocked', report: 'paperOut', offeredMedia: expect.any(Array) },
        { token: 'b', report: null, offeredMedia: expect.any(Array) },
      ],
      history: [
        { at: 1, step: 'queued' },
        { at: 2, step: 'blocked', note: 'Kein Papier' },
        { at: 3, step: 'printed' },
        { at: 4, step: 'cancelled', note: 'Lucia' },
      ],
    });
  });

  it('are left alone the second time', () => {
    const job = { deliveries: [{ token: 'a', code: '599' }], history: [{ step: 'failed', note: '599' }] };
    expect(translated(translated(job) as never)).toBeNull();
    expect(translated({})).toBeNull();
  });
});
