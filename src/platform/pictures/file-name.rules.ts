const MOST = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[/\\\u0000-\u001f\u007f]|^\.|\.\./;

/** A name a camera or a person gives. No browser sends a folder or a control character with it. */
export const isPlainFileName = (name: string): boolean =>
  name.length > 0 && name.length <= MOST && !TRICKS.test(name);
