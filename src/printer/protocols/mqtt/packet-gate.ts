export interface GateLimits {
  /** The longest packet a device may send. */
  packetBytes: number;
  /** So many packets in so much time. */
  packets: number;
  perMs: number;
}

/** No docket goes up: the longest word of a device is a sentence about itself. */
export const DEVICE_LIMITS: GateLimits = { packetBytes: 16 * 1_024, packets: 300, perMs: 10_000 };

/**
 * Reads along what a device sends, before anybody keeps it: the length of a packet stands in its first bytes, and one that
 * says it will be long is not waited for.
 */
export class PacketGate {
  /** Bytes of the packet that is coming in. */
  private left = 0;
  private header: number[] = [];
  private began: number;
  private packets = 0;

  constructor(
    private readonly limits: GateLimits,
    now: number,
  ) {
    this.began = now;
  }

  /** False: hang up. */
  takes(bytes: Uint8Array, now: number): boolean {
    for (let at = 0; at < bytes.length; ) {
      if (this.left > 0) {
        const skipped = Math.min(this.left, bytes.length - at);
        this.left -= skipped;
        at += skipped;
        continue;
      }
      this.header.push(bytes[at++]!);
      if (!this.readHeader(now)) return false;
    }
    return true;
  }

  /** A byte of kind, then up to four that carry seven bits of the length each. */
  private readHeader(now: number): boolean {
    const [, ...lengths] = this.header;
    const last = lengths.at(-1);
    if (last === undefined) return true;
    if (last >= 0x80) return lengths.length < 4;
    this.left = lengths.reduce((sum, byte, index) => sum + (byte & 0x7f) * 128 ** index, 0);
    this.header = [];
    return this.left <= this.limits.packetBytes && this.counts(now);
  }

  private counts(now: number): boolean {
    if (now - this.began >= this.limits.perMs) {
      this.began = now;
      this.packets = 0;
    }
    this.packets += 1;
    return this.packets <= this.limits.packets;
  }
}
