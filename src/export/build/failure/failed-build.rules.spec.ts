import { describe, expect, it } from '@jest/globals';
import { type Build, type BuildState, BY_ITSELF } from '../build.types.js';
import { isToBeTold } from './failed-build.rules.js';

const build = (state: BuildState, requestedBy = BY_ITSELF, id: string = state): Build => ({
  id,
  shopId: 'bella',
  state,
  requestedBy,
  requestedAt: new Date('2026-11-24T18:00:00Z'),
  finishedAt: null,
  files: 0,
  bytes: 0,
  problem: null,
});
const failed = build('failed', BY_ITSELF, 'this');

describe('a build that failed', () => {
  it.each<[told: boolean, why: string, before: Build[]]>([
    [true, 'after one that went out', [build('published')]],
    [true, 'after one that was cancelled, and none before it', [build('cancelled')]],
    [false, 'after another one that began by itself', [build('failed'), build('published')]],
    [false, 'also when one was cancelled between them', [build('cancelled'), build('failed')]],
    [false, 'also when somebody tried by hand between them', [build('failed', 'lucia'), build('failed')]],
    [true, 'when only somebody by hand has failed since', [build('failed', 'lucia'), build('published')]],
    [true, 'again, once a site has gone out between them', [build('published'), build('failed')]],
  ])('is told: %s, %s', (told, _, before) => {
    expect(isToBeTold(failed, [failed, ...before])).toBe(told);
  });

  it('is not told to whoever has asked for it and looks on', () => {
    const byHand = build('failed', 'lucia', 'this');
    expect(isToBeTold(byHand, [byHand, build('published')])).toBe(false);
  });
});
