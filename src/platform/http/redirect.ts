/** Thrown by a page method that sends its visitor elsewhere. */
export class PageRedirect extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`redirect to ${to}`);
    this.to = headerSafe(to);
  }
}

/** A header carries ASCII alone; what is written with % already stays as it is. */
const headerSafe = (path: string): string =>
  path.replace(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters));
