import { describe, expect, it } from '@jest/globals';
import { pollOf } from './cloudprnt.rules.js';

const poll = (fields: object) => pollOf(JSON.stringify(fields));

describe('what a Star printer says when it asks', () => {
  it.each([
    ['00:11:62:1a:2b:3c', '0011621A2B3C'],
    ['00-11-62-1A-2B-3C', '0011621A2B3C'],
    ['00:00:00:00:00:00', null],
    ['000000000000', null],
    ['', null],
    [null, null],
  ])('reads the device %p as %p', (printerMAC, mac) => {
    expect(poll({ printerMAC }).mac).toBe(mac);
  });

  it.each([
    [{ printingInProgress: true, jobToken: 'a1' }, 'a1'],
    [{ printingInProgress: true }, ''],
    [{ printingInProgress: true, jobToken: { a: 1 } }, ''],
    [{ printingInProgress: false, jobToken: 'a1' }, null],
    [{ printingInProgress: 'true' }, null],
    [{}, null],
  ])('reads from %p that it prints %p', (fields, prints) => {
    expect(poll(fields).prints).toBe(prints);
  });
});
