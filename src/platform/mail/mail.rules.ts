const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}$/u;
/** Keeps a name in a mail from becoming a link; a header has none. */
const WORD_JOINER = /\u2060/g;
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Exactly one plain address: a list or a line break would let a guest write to others in our name. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);

/** A header is one line; what would end it becomes a space. */
export const headerLine = (text: string, max = 200): string =>
  text.replace(WORD_JOINER, '').replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim().slice(0, max);

/** A permanent refusal: no such mailbox, refused content. */
export const isFinalRefusal = (responseCode: number | undefined): boolean =>
  responseCode !== undefined && responseCode >= 550 && responseCode < 560;

/** For logs: enough to find the guest who asks, too little to write to. */
export function maskedAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@', 2);
  return `${local.slice(0, 2)}***@${domain}`;
}

/** `Tresen <no-reply@tresen.example>` or the bare address. */
export function addressOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name, address: address.trim() };
}
