import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PacketGate } from './packet-gate.js';

const limits = { packetBytes: 1_000, packets: 5, perMs: 1_000 };
const gate = () => new PacketGate(limits, 0);

/** A packet of that many bytes behind its head. */
function packet(length: number): Buffer {
  const head = [0x30];
  for (let rest = length; head.length === 1 || rest > 0; rest = Math.floor(rest / 128))
    head.push((rest % 128) | (rest >= 128 ? 0x80 : 0));
  return Buffer.concat([Buffer.from(head), Buffer.alloc(length, 0xff)]);
}

describe('what a device may send', () => {
  it('is a packet up to the limit, and not one byte more', () => {
    expect(gate().takes(packet(1_000), 0)).toBe(true);
    expect(gate().takes(packet(1_001), 0)).toBe(false);
  });

  it('is refused by its first bytes, before it is there', () => {
    expect(gate().takes(packet(100_000_000).subarray(0, 5), 0)).toBe(false);
    expect(gate().takes(Buffer.from([0x30, 0xff, 0xff, 0xff, 0xff]), 0)).toBe(false);
  });

  it('is so many packets in so much time', () => {
    const one = gate();
    const five = Buffer.concat([1, 2, 3, 4, 5].map(() => packet(0)));
    expect(one.takes(five, 0)).toBe(true);
    expect(one.takes(packet(0), 999)).toBe(false);
    const patient = gate();
    expect(patient.takes(five, 0)).toBe(true);
    expect(patient.takes(five, 1_000)).toBe(true);
  });

  it('is judged the same however it is cut into pieces', () => {
    const lengths = fc.array(fc.nat({ max: 1_200 }), { maxLength: 7 });
    fc.assert(
      fc.property(lengths, fc.array(fc.nat({ max: 6_000 })), (packets, cuts) => {
        const bytes = Buffer.concat(packets.map(packet));
        const borders = [
          0,
          ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b),
          bytes.length,
        ];
        const whole = gate().takes(bytes, 0);
        const pieces = gate();
        const inPieces = borders
          .slice(1)
          .every((end, at) => pieces.takes(bytes.subarray(borders[at], end), 0));
        expect(inPieces).toBe(whole);
        expect(whole).toBe(packets.length <= 5 && packets.every((length) => length <= 1_000));
      }),
    );
  });
});
