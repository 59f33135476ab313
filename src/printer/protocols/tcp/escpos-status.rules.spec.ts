import { describe, expect, it } from '@jest/globals';
import { reportOf, type StatusBytes, saysDone } from './escpos-status.rules.js';

const process = (id: string) => [0x37, 0x22, ...Buffer.from(id), 0];

describe('the status of an ESC/POS printer', () => {
  it.each([
    [{ 1: 0x12, 2: 0x12, 3: 0x12, 4: 0x12 }, 'ok'],
    [{}, 'ok'],
    [{ 1: 0x1a, 2: 0x32, 3: 0x12, 4: 0x72 }, 'paperOut'],
    [{ 1: 0x12, 4: 0x72 }, 'paperOut'],
    [{ 1: 0x1a, 2: 0x16 }, 'coverOpen'],
    [{ 1: 0x1a, 3: 0x1a }, 'stuck'],
    [{ 1: 0x1a, 3: 0x32 }, 'stuck'],
    [{ 1: 0x1a }, 'stuck'],
    [{ 1: 0x12, 2: 0x12, 3: 0x12, 4: 0x1e }, 'paperLow'],
  ] as [StatusBytes, string][])('%j is %s', (bytes, kind) => {
    expect(reportOf(bytes).kind).toBe(kind);
  });

  it.each([
    ['its process id', process('0001'), 'done'],
    ['its process id behind others', [0x12, ...process('0000'), ...process('0001')], 'done'],
    ['the id of another paper', process('0000'), null],
    ['half of its process id', process('0001').slice(0, 4), null],
    ['only the paper sensor', [0x00], 'workedOff'],
    ['the paper sensor near its end', [0x03], 'workedOff'],
    ['flow control and state', [0x11, 0x13, 0x12], null],
    ['nothing', [], null],
  ])('%s says that the paper is out', (_, answers, said) => {
    expect(saysDone(answers, '0001')).toBe(said);
  });
});
