import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { aToken, browserAt, Counter } from './client.fixture';

jest.unstable_mockModule('vike/client/router', () => ({
  navigate: async () => undefined,
  prefetch: async () => undefined,
  reload: async () => undefined,
}));
const { upload, download } = await import('./transfer');
const { keepToken, dropToken } = await import('../session/tokens');
const { board } = await import('../toasts/toasts');

const PATH = '/api/media/upload';
const stored = { status: 200, body: { success: true, data: { id: 'p1' } } };
const counter = new Counter();
const toasts = () => board.toasts.get().map(({ text }) => text);
let saved: string[];
let errors: ReturnType<typeof jest.spyOn>;

beforeAll(async () => {
  const url = await counter.start();
  browserAt(url);
  const { XMLHttpRequest, FormData, File } = new JSDOM('', { url }).window;
  const link = () => ({ click: () => undefined });
  Object.assign(globalThis.document, {
    createElement: () => Object.defineProperty(link(), 'download', { set: (name) => saved.push(name) }),
  });
  Object.assign(globalThis, { XMLHttpRequest, FormData, File });
});
afterAll(() => counter.stop());

const { setTimeout: wait } = globalThis;
/** A file that was handed over is forgotten after a minute; nobody waits for that here. */
const unawaited = (run: () => void, ms: number) => (ms < 60_000 ? wait(run, ms) : wait(run, ms).unref());
Object.assign(globalThis, { setTimeout: unawaited });

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  saved = [];
  counter.forget();
});
afterEach(() => {
  dropToken();
  board.clear();
  board.toasts.set([]);
  errors.mockRestore();
});

const aFile = () => new File(['pizza'], 'pizza.jpg');
const maxBytes = 1_000;

describe('an upload', () => {
  it('that is larger than the server takes is refused before it is sent', async () => {
    counter.on(PATH, stored);
    const menu = new File([new Uint8Array(2_400_000)], 'Karte.pdf');
    expect(await upload(PATH, menu, { maxBytes: 2_097_152 })).toMatchObject({
      status: 413,
      message: '„Karte.pdf“ hat 2,3 MB. Es dürfen höchstens 2 MB sein.',
    });
    expect(counter.seen).toEqual([]);
    expect(toasts()).toEqual(['Zu groß: „Karte.pdf“ hat 2,3 MB. Es dürfen höchstens 2 MB sein.']);
    expect(await upload(PATH, menu, { maxBytes: menu.size })).toMatchObject({ success: true });
  });

  it('carries the token and a key, and tells how much is sent', async () => {
    const token = aToken('lucia');
    keepToken(token);
    counter.on(PATH, stored);
    const shares: number[] = [];
    const answer = await upload(PATH, aFile(), { maxBytes, onProgress: (share) => shares.push(share) });
    expect(answer).toEqual({ success: true, data: { id: 'p1' } });
    expect(shares.at(-1)).toBe(1);
    expect(counter.seen).toMatchObject([
      { method: 'POST', authorization: `Bearer ${token}`, key: expect.any(String) },
    ]);
    expect(counter.seen[0]?.body).toContain('pizza.jpg');
  });

  it('is sent once more with the same key, like every call that changes something', async () => {
    counter.on(PATH, { status: 503 }, stored);
    expect(await upload(PATH, aFile(), { maxBytes, onProgress: () => undefined })).toMatchObject({
      success: true,
    });
    const [first, second, ...more] = counter.asked(PATH);
    expect([second?.key, more]).toEqual([first?.key, []]);
  });

  it('that was refused says so in the words of the server', async () => {
    counter.on(PATH, { status: 415, body: { headline: 'Kein Bild', message: 'Bitte ein Foto auswählen.' } });
    await upload(PATH, aFile(), { maxBytes, onProgress: () => undefined });
    expect(toasts()).toEqual(['Kein Bild: Bitte ein Foto auswählen.']);
    expect(counter.asked(PATH)).toHaveLength(1);
  });

  it('that is cancelled on its way ends there, and is neither sent again nor shown', async () => {
    const leaving = new AbortController();
    counter.on(PATH, { status: 503 });
    const onProgress = () => leaving.abort();
    const answer = await upload(PATH, aFile(), { maxBytes, onProgress, signal: leaving.signal });
    expect(answer).toMatchObject({ success: false, status: 0 });
    expect([counter.asked(PATH).length < 2, toasts()]).toEqual([true, []]);
  });

  it('that is cancelled before it began is not sent at all', async () => {
    const asked = upload(PATH, aFile(), {
      maxBytes,
      onProgress: () => undefined,
      signal: AbortSignal.abort(),
    });
    expect(await asked).toMatchObject({ success: false });
    expect([counter.seen, toasts()]).toEqual([[], []]);
  });
});

describe('a download', () => {
  it('hands the file to the browser', async () => {
    counter.on('/api/menuFile/export', { status: 200, body: 'Nummer;Name' });
    const answer = await download('/api/menuFile/export', 'speisekarte.csv');
    expect(answer.success && (await answer.data.text())).toBe('"Nummer;Name"');
    expect([saved, counter.seen[0]?.key]).toEqual([['speisekarte.csv'], null]);
  });

  it('that fails saves nothing and says why', async () => {
    const body = { success: false, headline: 'Kein Zugang', message: 'Das darf nur die Leitung.' };
    counter.on('/api/menuFile/export', { status: 403, body });
    await download('/api/menuFile/export', 'speisekarte.csv');
    expect([saved, toasts()]).toEqual([[], ['Kein Zugang: Das darf nur die Leitung.']]);
  });
});
