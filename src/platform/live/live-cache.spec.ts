import { describe, expect, it } from '@jest/globals';
import { StoppedClock } from '../../../test/support/stopped-clock.js';
import type { LiveEvent, LiveEventName } from './live.js';
import { LiveCache } from './live-cache.js';

interface Page {
  text: string;
}

/** What a cache hears, spoken by hand. */
class Hints {
  private readonly listeners: [LiveEventName, (event: LiveEvent) => void][] = [];
  private readonly gaps: (() => void)[] = [];

  on(name: LiveEventName, listener: (event: LiveEvent) => void): void {
    this.listeners.push([name, listener]);
  }

  onGap(listener: () => void): void {
    this.gaps.push(listener);
  }

  changed(shopId: string): void {
    const event = { id: '1-0', at: '', shopId, name: 'menu.changed', data: null } as const;
    for (const [name, listener] of this.listeners) if (name === event.name) listener(event);
  }

  gap(): void {
    for (const listener of this.gaps) listener();
  }
}

function aCache(max = 10) {
  const hints = new Hints();
  const cache = new LiveCache<Page>(hints, ['menu.changed'], { max });
  let loads = 0;
  const page = (shopId: string, text = 'page') =>
    cache.of(shopId, async (belongsTo) => {
      loads++;
      await null;
      belongsTo(shopId);
      await null;
      return { text };
    });
  return { hints, cache, page, loads: () => loads };
}

describe('what costs a read', () => {
  it('is loaded once for all who ask at the same time, and not again afterwards', async () => {
    const { page, loads, cache } = aCache();
    const [one, other] = await Promise.all([page('bella'), page('bella')]);
    expect(one).toBe(other);
    expect(await page('bella')).toBe(one);
    expect(cache.peek('bella')).toBe(one);
    expect(loads()).toBe(1);
  });

  it('is loaded again after a change of its shop, and of no other', async () => {
    const { page, loads, hints, cache } = aCache();
    await page('bella');
    hints.changed('nord');
    expect(cache.peek('bella')).not.toBeNull();
    hints.changed('bella');
    expect(cache.peek('bella')).toBeNull();
    await page('bella');
    expect(loads()).toBe(2);
  });

  it('is not kept when its shop changed during the load, even while nobody knew the shop', async () => {
    const { page, cache, hints } = aCache();
    const early = page('bella');
    hints.changed('bella');
    await early;
    expect(cache.peek('bella')).toBeNull();

    const late = page('bella', 'old');
    await null;
    await null;
    hints.changed('bella');
    expect(await page('bella', 'new')).toEqual({ text: 'new' });
    expect(await late).toEqual({ text: 'old' });
    expect(cache.peek('bella')).toEqual({ text: 'new' });
  });

  it('is loaded anew at the end of its lifetime', async () => {
    const clock = new StoppedClock();
    const cache = new LiveCache<Page>(new Hints(), [], { max: 1, lifetime: { ms: 60_000, clock } });
    const page = (text: string) => cache.of('bella', async () => ({ text }));
    await page('old');
    clock.advance({ seconds: 59 });
    expect([await page('new'), cache.peek('bella')]).toEqual([{ text: 'old' }, { text: 'old' }]);
    clock.advance({ seconds: 1 });
    expect(cache.peek('bella')).toBeNull();
    expect([await page('new'), cache.peek('bella')]).toEqual([{ text: 'new' }, { text: 'new' }]);
  });

  it('is forgotten where events may have been missed', async () => {
    const { page, cache, hints } = aCache();
    await page('bella');
    hints.gap();
    expect(cache.peek('bella')).toBeNull();
  });

  it('is not kept when it does not exist or could not be loaded', async () => {
    const { cache } = aCache();
    const answers: (Page | null)[] = [null, { text: 'founded meanwhile' }];
    const shop = () => cache.of('nobody', async () => answers.shift() ?? null);
    expect(await shop()).toBeNull();
    expect(await shop()).toEqual({ text: 'founded meanwhile' });

    const loads = [() => Promise.reject(new Error('no store')), async () => ({ text: 'store is back' })];
    const broken = () => cache.of('broken', () => loads.shift()?.() ?? Promise.reject(new Error()));
    await expect(broken()).rejects.toThrow('no store');
    expect(await broken()).toEqual({ text: 'store is back' });
  });
});

describe('the room a cache takes', () => {
  it('ends with its number of entries; what was asked for last stays', async () => {
    const { page, cache } = aCache(2);
    for (const shopId of ['bella', 'nord', 'bella', 'kiosk']) await page(shopId);
    expect(['bella', 'nord', 'kiosk'].map((key) => cache.peek(key) !== null)).toEqual([true, false, true]);
  });

  it('ends with its bytes, however few entries that are', async () => {
    const bounds = { maxBytes: 100, bytesOf: ({ text }: Page) => text.length };
    const cache = new LiveCache<Page>(new Hints(), ['menu.changed'], bounds);
    const page = (key: string, length: number) => cache.of(key, async () => ({ text: 'x'.repeat(length) }));
    await page('bella', 60);
    await page('nord', 30);
    expect(cache.peek('bella')).not.toBeNull();
    await page('kiosk', 40);
    expect(['bella', 'nord', 'kiosk'].map((key) => cache.peek(key) !== null)).toEqual([true, false, true]);
    expect(await page('huge', 200)).toEqual({ text: 'x'.repeat(200) });
    expect(cache.peek('huge')).toBeNull();
  });
});
