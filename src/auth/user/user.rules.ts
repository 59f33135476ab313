export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

/** What is tried first in Germany, and first of all in a restaurant. */
const COMMON = new Set(
  'password passwort password1 passwort1 passwort123 password123 12345678 123456789 1234567890 11111111 00000000 qwertzui qwertyui qwertz123 asdfghjk hallo123 hallohallo iloveyou ichliebedich schalke04 fussball restaurant'.split(
    ' ',
  ),
);

export type PasswordWeakness = 'short' | 'long' | 'common' | 'address';

/** Why this password is refused; null when it may be used. */
export function weaknessOf(
  password: string,
  email = '',
  common: ReadonlySet<string> = COMMON,
): PasswordWeakness | null {
  const plain = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');

  if (password.length < MIN_PASSWORD) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  if (COMMON.has(plain) || common.has(plain) || new Set(plain).size < 3) return 'common';
  if (email !== '' && (plain === email.toLowerCase() || plain === mailbox)) return 'address';
  return null;
}

/** One spelling per mailbox: people type capitals and spaces on a tablet. */
export const normalEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

export const ROLE_NAMES = { owner: 'Inhaber', manager: 'Leitung', staff: 'Team' } as const;

/** `Lucia Rossi` becomes `LR`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .map((part) => Array.from(part)[0]?.toUpperCase() ?? '')
    .join('');
