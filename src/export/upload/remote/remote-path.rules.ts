const LONGEST_PATH = 800;
const LONGEST_NAME = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they end a command of FTP, or hide what a name is.
const BAD_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/** True for what stays inside the folder it is put in, on any server: no way up, no root, no backslash, nothing that ends a line. */
export function isInside(path: string): boolean {
  if (path === '' || path.length > LONGEST_PATH || BAD_CHARACTER.test(path)) return false;
  return path.split('/').every(isName);
}

const isName = (name: string): boolean =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  name.length <= LONGEST_NAME &&
  name.trim() === name &&
  !/^[-~]/.test(name);

/** The directory an operator typed, ready to be asked for; null when it leads up or is no path at all. */
export function directoryIn(typed: string): string | null {
  const plain = typed.trim();
  if (plain === '' || plain === '.' || plain === './') return '';
  if (plain === '/') return '/';
  if (BAD_CHARACTER.test(plain) || plain.length > LONGEST_PATH) return null;
  const names = plain.split('/').filter((name) => name !== '' && name !== '.');
  if (names.length === 0 || !names.every(isName)) return null;
  return (plain.startsWith('/') ? '/' : '') + names.join('/');
}

/** The folders above a file, the uppermost first: 'a/b/c.html' is in 'a' and 'a/b'. */
export function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
