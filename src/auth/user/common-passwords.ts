import { MAX_PASSWORD, MIN_PASSWORD } from './user.rules.js';

const KEPT = 3_000;

let kept: Promise<ReadonlySet<string>> | null = null;

/** What is tried first everywhere, by rank, as far as it is long enough for us. Read when somebody first chooses a password. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  kept ??= read();
  return kept;
}

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const fitting = dictionary['passwords-common'].filter(
    ({ length }) => length >= MIN_PASSWORD && length <= MAX_PASSWORD,
  );
  return new Set(fitting.slice(0, KEPT).map((password) => password.toLowerCase()));
}
