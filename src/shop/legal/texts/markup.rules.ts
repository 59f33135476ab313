const MARK = /^[ \t]*(?:>|[-*+] |\d{1,9}[.)] )/;
const DEEPEST = 8;
const LONGEST_HREF = 500;
const FURTHEST = 16;

/** The address when a page may lead there, otherwise null. */
export function safeHref(href: string): string | null {
  const plain = href.trim();
  if (plain.length > LONGEST_HREF || /[\s\p{Cc}"'<>\\`]/u.test(plain)) return null;
  if (/^https?:\/\/[^/]/i.test(plain)) return plain;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(plain)) return plain;
  return /^tel:\+?[\d().-]+$/i.test(plain) ? plain : null;
}

/** Lists in lists in lists ... are an attack on the reader of the text, not a text: on one line, and line by line further in. */
export const shallow = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => flattened(indented(line)))
    .join('\n');

/** What stands further in than any list would be cut off by the reader. */
function indented(line: string): string {
  const start = /^[ \t]*/.exec(line)?.[0] ?? '';
  return start.replaceAll('\t', '    ').length > FURTHEST
    ? ' '.repeat(FURTHEST) + line.slice(start.length)
    : line;
}

function flattened(line: string): string {
  let rest = line;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const mark = MARK.exec(rest)?.[0];
    if (mark === undefined) return line;
    rest = rest.slice(mark.length);
  }
  return rest.replace(/^(?:[\s>*+-]|\d{1,9}[.)])+/, '');
}
