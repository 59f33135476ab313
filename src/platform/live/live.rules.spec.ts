import { describe, expect, it } from '@jest/globals';
import { frameOf } from './event-stream.js';
import { isAfter, isComplete, isEventId, KEPT } from './live.rules.js';

describe('the ids of events', () => {
  it.each([
    ['9-0', '10-0', false],
    ['10-0', '9-0', true],
    ['10-2', '10-10', false],
    ['10-10', '10-2', true],
    ['10-1', '10-1', false],
  ])('%s is after %s: %s', (id, other, after) => {
    expect(isAfter(id, other)).toBe(after);
  });

  it.each([undefined, '', '10', '10-', '+', '-', '(10-1', '10-1 20-1', '1e3-0', ['10-1']])(
    '%j is none',
    (text) => {
      expect(isEventId(text)).toBe(false);
    },
  );
});

describe('a client that comes back', () => {
  it.each([
    ['missed nothing', '10-0', '5-0', 0, true],
    ['finds its own event still kept', '10-0', '10-0', 4, true],
    ['was away for too long', '10-0', '11-0', KEPT, false],
    ['comes back after the events were lost', '10-0', null, 0, false],
    ['was there before the first event', '0-0', '11-0', 3, true],
    ['was there before the first event, but for too long', '0-0', '11-0', KEPT, false],
  ])('%s', (_, lastId, oldest, missed, complete) => {
    expect(isComplete(lastId, oldest, missed)).toBe(complete);
  });
});

it('a frame stays one frame whatever stands in an order', () => {
  expect(frameOf({ id: '1-0', type: 'order.placed', data: { note: 'a\n\ndata: b' } })).toBe(
    'id: 1-0\nevent: order.placed\ndata: {"note":"a\\n\\ndata: b"}\n\n',
  );
});
