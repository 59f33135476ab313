import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { eventIn, isAfter, messagesIn, pauseAfter } from './live.rules';

const placed = {
  id: '7-0',
  at: '2026-11-20T12:00:00Z',
  shopId: 's1',
  name: 'order.placed',
  data: { number: 17 },
};
const frame = `id: 7-0\nevent: order.placed\ndata: ${JSON.stringify(placed)}\n\n`;

describe('the live stream', () => {
  test('hands out an event with its id', () => {
    const { messages, rest } = messagesIn(frame);
    expect(messages).toEqual([{ id: '7-0', event: 'order.placed', data: JSON.stringify(placed) }]);
    expect(rest).toBe('');
    expect(eventIn(messages[0]!)).toEqual(placed);
  });

  test('skips heartbeats', () => {
    expect(messagesIn(': hallo\n\n: .\n\n')).toEqual({ messages: [], rest: '' });
  });

  test('joins the lines of one event and takes either line end', () => {
    expect(messagesIn('data: a\r\ndata: b\r\n\r\n').messages).toEqual([
      { id: null, event: 'message', data: 'a\nb' },
    ]);
  });

  it.each(['{', 'null', '[]', '{"name":"order.eaten"}'])('ignores %s', (data) => {
    expect(eventIn({ id: null, event: 'message', data })).toBeNull();
  });

  test('loses nothing, wherever the network cuts', () => {
    const stream = `: .\n\n${frame}${frame}`;
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), stream.length];
        let rest = '';
        const heard = at.slice(1).flatMap((end, i) => {
          const cut = messagesIn(rest + stream.slice(at[i], end));
          rest = cut.rest;
          return cut.messages;
        });
        expect([heard.map(({ id }) => id), rest]).toEqual([['7-0', '7-0'], '']);
      }),
    );
  });
});

describe('after a lost connection the client waits', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [6, 30_000],
    [60, 30_000],
  ])('after failure %i up to %i ms', (failures, ms) => {
    expect(pauseAfter(failures, 1)).toBe(ms);
    expect(pauseAfter(failures, 0)).toBe(ms / 2);
  });
});

describe('of two events', () => {
  test.each([
    ['7-1', '7-0', true],
    ['7-10', '7-9', true],
    ['10-0', '9-5', true],
    ['7-0', '7-0', false],
    ['7-0', '7-1', false],
    ['9-5', '10-0', false],
  ])('%s is later than %s: %s', (id, other, later) => {
    expect(isAfter(id, other)).toBe(later);
  });
});
