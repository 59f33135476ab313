import { describe, expect, it } from '@jest/globals';
import { openingTextEn, whenRefusalTextEn } from './opening-texts.en.rules.js';

const noon = new Date('2026-11-20T11:00:00Z');
const state = (over: object) =>
  ({ open: false, reason: 'dayOff', label: '', nextChange: null, businessDay: null, ...over }) as never;

describe('hours in English', () => {
  it.each([
    ['Open until 22:00', { open: true, reason: null, nextChange: new Date('2026-11-20T21:00:00Z') }],
    ['Open around the clock', { open: true, reason: null }],
    ['Closed today, opens tomorrow at 11:30', { nextChange: new Date('2026-11-21T10:30:00Z') }],
    [
      'Closed for holidays (Betriebsferien), opens on 24 December 2026 at 17:00',
      {
        reason: 'vacation',
        label: 'Betriebsferien',
        nextChange: new Date('2026-12-24T16:00:00Z'),
      },
    ],
    ['Closed today, opens at midnight', { nextChange: new Date('2026-11-20T23:00:00Z') }],
    ['Orders are paused until 13:00', { reason: 'paused', nextChange: new Date('2026-11-20T12:00:00Z') }],
  ])('%s', (text, over) => {
    expect(openingTextEn(state(over), noon)).toBe(text);
  });

  it('says when it will work instead', () => {
    expect(
      whenRefusalTextEn('slotFull', new Date('2026-11-24T16:00:00Z'), { now: noon, pauseReason: '' }),
    ).toBe('Sorry, this time is fully booked. You can order ahead from Tuesday 17:00.');
    expect(whenRefusalTextEn('closed', null, { now: noon, pauseReason: 'Oven broken' })).toBe(
      'We are closed at the moment.',
    );
  });
});
