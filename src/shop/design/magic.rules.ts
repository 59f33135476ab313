const STARTS: [type: string, offset: number, bytes: number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['image/avif', 4, [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66]],
];

/** What the bytes say they are; the name and the type somebody claims do not count. null: nothing we take. */
export const pictureTypeOf = (bytes: Uint8Array): string | null =>
  STARTS.find(([, offset, start]) => start.every((byte, i) => bytes[offset + i] === byte))?.[0] ?? null;
