export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

const STARTS: [type: PictureType, offset: number, bytes: number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];
const BRANDS: Record<string, PictureType> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic',
  mif1: 'image/heic',
  msf1: 'image/heic',
};

/** What the bytes say they are; the name and the type somebody claims do not count. null: nothing we know. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (wordAt(bytes, 4) === 'ftyp') return BRANDS[wordAt(bytes, 8)] ?? null;
  return (
    STARTS.find(([, offset, start]) => start.every((byte, i) => bytes[offset + i] === byte))?.[0] ?? null
  );
}

const wordAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
