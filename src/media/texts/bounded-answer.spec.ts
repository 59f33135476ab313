import { describe, expect, it } from '@jest/globals';
import { boundedAnswer } from './bounded-answer.js';

const endless = (piece: string) => {
  const bytes = new TextEncoder().encode(piece);
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(bytes) }));
};

describe('what a model answers', () => {
  it('passes as it is, with its status and headers', async () => {
    const answer = new Response('data: Pizza\n\n', { status: 429, headers: { 'retry-after': '2' } });
    const passed = boundedAnswer(answer);
    expect([passed.status, passed.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await passed.text()).toBe('data: Pizza\n\n');
  });

  it.each([
    ['one line', 'a'.repeat(65_536)],
    ['many lines', ': .\n\n'.repeat(10_000)],
  ])('is cut off when it does not end, in %s', async (_, piece) => {
    await expect(boundedAnswer(endless(piece)).text()).rejects.toThrow('does not end');
  });

  it('is cut off when nobody waits for it any longer', async () => {
    const { body } = boundedAnswer(endless('data: Hm\n\n'), AbortSignal.abort());
    await expect(body?.getReader().read()).rejects.toThrow('aborted');
  });
});
