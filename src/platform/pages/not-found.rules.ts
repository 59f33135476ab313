const SEGMENT = '/[A-Za-z0-9_~-][\\w.~-]*';
/** What stands in a page as it stands in an address: nothing to escape, nothing to decode, nowhere to be led to. */
const PLAIN = new RegExp(`^(?:${SEGMENT})+$`);
const MOST = 200;

/** Stand for what differs from one visitor to the next. */
export const MARKS = { path: 'tresenPathMark', script: 'tresenScriptMark', style: 'tresenStyleMark' };

/** Rendering takes twenty milliseconds, and machines ask for addresses all day that never were. */
export const isPlainPath = (path: string): boolean => path.length <= MOST && PLAIN.test(path);

/** The page that was rendered once, for this address and with these nonces. */
export const withMarks = (page: string, values: Record<keyof typeof MARKS, string>): string =>
  page
    .replaceAll(MARKS.path, () => values.path.slice(1))
    .replaceAll(MARKS.script, values.script)
    .replaceAll(MARKS.style, values.style);
