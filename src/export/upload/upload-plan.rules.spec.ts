import { describe, expect, it } from '@jest/globals';
import type { SiteFile } from '../build/site-build.types.js';
import type { Manifest, ManifestFound } from './manifest.types.js';
import { planUpload, tempOf } from './upload-plan.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const WEEK = 7 * 86_400_000;
const NONE: ManifestFound = { kind: 'none' };
const DAMAGED: ManifestFound = { kind: 'damaged' };
const file = (path: string, letter = 'a'): SiteFile => ({ path, size: 1, hash: letter.repeat(64) });
const found = (files: SiteFile[], over: Partial<Manifest> = {}): ManifestFound => ({
  kind: 'read',
  manifest: { format: 1, at: NOW.toISOString(), files, stale: [], leaving: [], litter: [], ...over },
});
const plan = (files: SiteFile[], live: ManifestFound, pending: ManifestFound = NONE) =>
  planUpload({ files, live, pending, now: NOW, graceMs: WEEK });
const sent = (...input: Parameters<typeof plan>) => plan(...input).send.map((sending) => sending.file.path);

const page = file('index.html');
const asset = file('assets/shop-12345678.js');

describe('the plan of an upload', () => {
  it('sends everything the first time, and then what differs', () => {
    expect(sent([page, asset], NONE)).toEqual([page.path, asset.path]);
    expect(sent([page, asset], found([page, asset]))).toEqual([]);
    expect(sent([file('index.html', 'b'), asset], found([page, asset]))).toEqual([page.path]);
  });

  it('trusts nothing that a cut upload was to change', () => {
    const half = found([file('index.html', 'b'), asset]);
    expect(sent([page, asset], found([page, asset]), half)).toEqual([page.path]);
    expect(sent([page, asset], found([page, asset]), DAMAGED)).toEqual([page.path, asset.path]);
  });

  it('throws away what a cut upload left and nobody wants', () => {
    const other = file('index.html', 'b');
    expect(plan([page, asset], found([page, asset]), found([other, asset])).next.litter).toEqual([
      tempOf(other),
    ]);
    expect(plan([other, asset], found([page, asset]), found([other, asset])).next.litter).toEqual([]);
  });

  it('removes nothing that it cannot know', () => {
    const { next } = plan([page], DAMAGED);
    expect([next.leaving, next.stale]).toEqual([[], []]);
  });

  it('keeps an asset for the grace period and takes it back when it is needed again', () => {
    const first = plan([page], found([page, asset])).next;
    expect(first).toMatchObject({ stale: [{ ...asset, since: NOW.toISOString() }], leaving: [] });
    const since = new Date(NOW.getTime() - WEEK).toISOString();
    const stale = [{ ...asset, since }];
    expect(plan([page], found([page], { stale })).next).toMatchObject({ stale: [], leaving: [asset.path] });
    expect(plan([page, asset], found([page], { stale }))).toMatchObject({
      send: [],
      next: { stale: [], leaving: [] },
    });
  });

  it('lets a page go that nobody is led to', () => {
    const dish = file('gericht/1/index.html');
    expect(plan([page], found([page, dish])).next.leaving).toEqual([dish.path]);
  });
});
