/** An escape and what it escapes are one: what follows it is looked at by itself. */
const ESCAPED_OR_FOREIGN = /\\[\0-\x7F]|\\?[^\0-\x7F]/g;

/**
 * The same program in ASCII. One letter of another kind makes V8 keep two bytes for each letter of the file, and Node
 * decode it letter by letter: of the packed server's nine million that is 30 MB in each process and part of every start.
 */
export const asciiOnly = (code) =>
  code.replace(ESCAPED_OR_FOREIGN, (found) => {
    const unit = found.charCodeAt(found.length - 1);
    return unit < 0x80 ? found : `\\u${unit.toString(16).padStart(4, '0')}`;
  });

export const inAsciiOnly = {
  name: 'in-ascii-only',
  renderChunk: (code) => ({ code: asciiOnly(code), map: null }),
};
