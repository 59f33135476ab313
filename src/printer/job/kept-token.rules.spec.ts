import { describe, expect, it } from '@jest/globals';
import { isOnOffer, liveDelivery, tokenToKeep } from './print-delivery.rules.js';
import { aJob, at, cancel, confirm, fetch, look, offer, tale } from './print-events.fixture.js';

/** Fetched, silent until the window was over, and offered once more under the same name. */
const again = () => tale(aJob(), offer('a', 0), fetch('a', 1), look(81), offer('a', 90));

describe('a device that prints no token twice', () => {
  it('is asked again for what it never confirmed, under the same token', () => {
    expect(tokenToKeep(tale(aJob(), offer('a', 0)))).toBeNull();
    expect(tokenToKeep(tale(aJob(), offer('a', 0), fetch('a', 1), look(81)))).toBe('a');
    expect(again().deliveries).toHaveLength(1);
    expect(isOnOffer(liveDelivery(again())!)).toBe(true);
  });

  it('says that it is printed already, and is believed', () => {
    const job = tale(again(), confirm('a', '200', 91));
    expect(job).toMatchObject({ state: 'printed', attempts: 1, silences: 1 });
  });

  it('fetches it again when it had lost it: marked, with the whole window to print', () => {
    const job = tale(again(), fetch('a', 92));
    expect(liveDelivery(job)).toMatchObject({ banner: { mark: 'repeat', n: 1 }, fetchedAt: at(92) });
    expect(job.dueAt).toEqual(at(172));
    expect(tale(job, look(173)).state).toBe('unclear');
  });

  it('loses no try while it does not fetch', () => {
    const job = tale(again(), look(136));
    expect(job).toMatchObject({ state: 'waiting', attempts: 1, silences: 1 });
    expect(tale(again(), confirm('a', '520', 91))).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('gets a new token for what a person took away from it, or what it fetched too often', () => {
    expect(tokenToKeep(tale(aJob(), offer('a', 0), fetch('a', 1), cancel(2)))).toBeNull();
    const often = tale(aJob(), offer('a', 0), ...[1, 2, 3, 4].map((second) => fetch('a', second)), look(81));
    expect(tokenToKeep(often)).toBeNull();
  });
});
