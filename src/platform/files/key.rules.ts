const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/;
const MAX_DEPTH = 8;

/** Plain names between slashes: no dot in front, nothing a file system or a shell could take otherwise. */
export function isSafeKey(key: string): boolean {
  const segments = key.split('/');
  return segments.length <= MAX_DEPTH && segments.every((segment) => SEGMENT.test(segment));
}

const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.+-]+)*$/;

export const isContentType = (text: string): boolean => text.length <= 120 && CONTENT_TYPE.test(text);
