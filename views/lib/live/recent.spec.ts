import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveEvent } from '../../../src/platform/live/live.types';
import { keep, missedBy } from './recent';

const event = (id: string): LiveEvent => ({ id, at: '', shopId: 's1', name: 'order.placed', data: {} });
const ids = (events: LiveEvent[]) => events.map(({ id }) => id);

describe('a page that is reached by a click', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('hears what was told since it was made, and every listener that comes with it does', () => {
    for (const id of ['7-0', '7-1', '12-0']) keep(event(id));
    const page = { heardUntil: '7-0' };
    expect(ids(missedBy(page))).toEqual(['7-1', '12-0']);
    expect(ids(missedBy(page))).toEqual(['7-1', '12-0']);
    expect(missedBy({ heardUntil: null })).toEqual([]);
  });

  it('tells nothing old to what is opened on it later, and the same again to its next visit', () => {
    const page = { heardUntil: '7-0' };
    missedBy(page);
    const later = performance.now() + 6_000;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    expect(missedBy(page)).toEqual([]);
    expect(ids(missedBy({ heardUntil: '7-0' }))).toEqual(['7-1', '12-0']);
  });

  it('finds the latest fifty', () => {
    for (let number = 0; number < 60; number++) keep(event(`20-${number}`));
    expect(ids(missedBy({ heardUntil: '7-0' }))).toHaveLength(50);
  });
});
