import { describe, expect, it } from '@jest/globals';
import type { ApiResult } from './api.types';
import { type Send, UploadQueue } from './upload-queue';

const file = (name: string) => ({ name }) as File;
const REFUSED: ApiResult<string> = {
  success: false,
  status: 415,
  code: 'NO_PICTURE',
  headline: 'Kein Bild',
  message: 'Bitte ein Foto auswählen.',
  error: null,
};

/** A server whose answers the test gives. */
function aServer() {
  const asked: { name: string; answer: (result: ApiResult<string>) => void; signal: AbortSignal }[] = [];
  const done: string[] = [];
  const send: Send<string> = ({ name }, { signal, onProgress }) => {
    onProgress(0.5);
    return new Promise((answer) => asked.push({ name, answer, signal }));
  };
  const queue = new UploadQueue<string>(send, (data) => done.push(data));
  const shown = () => queue.uploads.get().map(({ file: { name }, state }) => `${name} ${state}`);
  return { asked, done, queue, shown };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('files on their way', () => {
  it('go one after the other and leave the list when they are there', async () => {
    const { asked, done, queue, shown } = aServer();
    queue.add([file('a'), file('b')]);
    expect(shown()).toEqual(['a sending', 'b waiting']);
    asked[0]?.answer({ success: true, data: 'A' });
    await settled();
    expect([done, shown()]).toEqual([['A'], ['b sending']]);
  });

  it('say why they failed, and are sent again when asked', async () => {
    const { asked, done, queue, shown } = aServer();
    queue.add([file('a'), file('b')]);
    asked[0]?.answer(REFUSED);
    await settled();
    expect(queue.uploads.get()[0]).toMatchObject({ state: 'failed', problem: 'Bitte ein Foto auswählen.' });
    asked[1]?.answer({ success: true, data: 'B' });
    await settled();
    queue.retry(queue.uploads.get()[0]?.key ?? 0);
    expect(shown()).toEqual(['a sending']);
    asked[2]?.answer({ success: true, data: 'A' });
    await settled();
    expect([done, shown()]).toEqual([['B', 'A'], []]);
  });

  it('end when they are cancelled, and the next one goes', async () => {
    const { asked, queue, shown } = aServer();
    queue.add([file('a'), file('b')]);
    queue.cancel(queue.uploads.get()[0]?.key ?? 0);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(REFUSED);
    await settled();
    expect(shown()).toEqual(['b sending']);
  });
});
