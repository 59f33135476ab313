const LOGIN = '/login';

/** Everybody without a session is sent there, so its absence must not pass in silence. */
export function warnWithoutLogin(pages: ReadonlySet<string>): void {
  if (!pages.has(LOGIN)) console.warn(`The sign-in page ${LOGIN} does not exist.`);
}
