import { describe, expect, it } from '@jest/globals';
import { isWantedElsewhere, mayGoElsewhere } from './failover.rules.js';

const AT = new Date('2026-11-23T18:00:00Z');
const late = { state: 'waiting', ticketKind: 'docket', lateAt: AT, movedFrom: '' } as const;
const lost = { state: 'unclear', ticketKind: 'docket', copyOf: null, movedFrom: '' } as const;

describe('a docket whose printer cannot print', () => {
  it.each([
    ['goes elsewhere once it is late', {}, true],
    ['is given its time first', { lateAt: null }, false],
    ['is not passed on a second time', { movedFrom: 'Küche' }, false],
    ['is left alone while it is being printed', { state: 'printing' as const }, false],
    ['stays when it is a receipt', { ticketKind: 'receipt' as const }, false],
  ])('%s', (_, over, expected) => {
    expect(mayGoElsewhere({ ...late, ...over })).toBe(expected);
  });

  it.each([
    ['is printed elsewhere when nobody has confirmed it', {}, 1, true],
    ['so is one that failed', { state: 'failed' as const }, 1, true],
    ['but not again when somebody has asked for it before', {}, 2, false],
    ['nor what was printed again itself', { copyOf: 'a' }, 1, false],
    ['nor a receipt', { ticketKind: 'receipt' as const }, 1, false],
    ['nor what came from elsewhere', { movedFrom: 'Bar' }, 1, false],
    ['nor what came out', { state: 'printed' as const }, 1, false],
  ])('%s', (_, over, papers, expected) => {
    expect(isWantedElsewhere({ ...lost, ...over }, Array(papers).fill({}))).toBe(expected);
  });
});
