const LOGIN = '/login';

/** Everybody without a session is sent there, so a missing page is reported. */
export function warnWithoutLogin(pages: ReadonlySet<string>): void {
  if (!pages.has(LOGIN)) console.warn(`The sign-in page ${LOGIN} does not exist.`);
}
