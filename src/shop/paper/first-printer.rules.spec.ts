import { describe, expect, it } from '@jest/globals';
import { movedTo, printerFieldsOf } from './first-printer.rules.js';

const stored = { printerType: 'Mqtt', printerIP: '192.168.1.9', printerTopic: 'bella/1' } as const;
const lan = { kind: 'agent' as const, connection: { host: '192.168.1.50', port: 9100 } };
const mqtt = { kind: 'mqtt' as const, connection: { host: '192.168.1.50', port: 9100, topic: 'bella/bar' } };
const cloud = { kind: 'cloudprnt' as const, connection: null };

describe('the three settings of the first printer', () => {
  it.each([
    ['are kept as they are while there is none', null, stored],
    [
      'say where a printer in the network stands',
      lan,
      { printerType: 'Network', printerIP: '192.168.1.50', printerTopic: 'bella/1' },
    ],
    [
      'say that a printer calls by itself, and keep what was written',
      cloud,
      { ...stored, printerType: 'Cloud' },
    ],
    [
      'say at which topic a printer listens',
      mqtt,
      { printerType: 'Mqtt', printerIP: '192.168.1.50', printerTopic: 'bella/bar' },
    ],
  ] as const)('%s', (_, first, expected) => {
    expect(printerFieldsOf(stored, first)).toEqual(expected);
  });

  it.each([
    ['move it', lan, { printerIP: '192.168.1.51' }, { host: '192.168.1.51', port: 9100 }],
    ['leave it where it is', lan, { printerIP: '192.168.1.50' }, null],
    ['give it another topic', mqtt, { printerTopic: 'bella/2' }, { topic: 'bella/2' }],
    ['leave it at its topic', mqtt, { printerTopic: 'bella/bar' }, null],
    ['give no topic to one that has none', lan, { printerTopic: 'bella/2' }, null],
    ['leave it when they are empty', lan, { printerIP: '' }, null],
    ['leave it when they are not said', lan, {}, null],
    ['move no printer that calls by itself', cloud, { printerIP: '192.168.1.51' }, null],
    ['move nothing where there is none', undefined, { printerIP: '192.168.1.51' }, null],
  ])('%s', (_, first, change, expected) => {
    expect(movedTo(first, change)).toEqual(expected);
  });
});
