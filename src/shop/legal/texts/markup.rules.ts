const MARK = /^[ \t]*(?:>|[-*+] |\d{1,9}[.)] )/;
const DEEPEST = 8;
const LONGEST_HREF = 500;

/** The address when a page may lead there, otherwise null. */
export function safeHref(href: string): string | null {
  const plain = href.trim();
  if (plain.length > LONGEST_HREF || /[\s\p{Cc}"'<>\\`]/u.test(plain)) return null;
  if (/^https?:\/\/[^/]/i.test(plain)) return plain;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(plain)) return plain;
  return /^tel:\+?[\d().-]+$/i.test(plain) ? plain : null;
}

/** Lists in lists in lists ... on one line are an attack on the reader of the text, not a text. */
export const shallow = (markdown: string): string => markdown.split('\n').map(flattened).join('\n');

function flattened(line: string): string {
  let rest = line;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const mark = MARK.exec(rest)?.[0];
    if (mark === undefined) return line;
    rest = rest.slice(mark.length);
  }
  return rest.replace(/^(?:[\s>*+-]|\d{1,9}[.)])+/, '');
}
