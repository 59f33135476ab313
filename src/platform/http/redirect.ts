/** Thrown by a page method that sends its visitor elsewhere. */
export class PageRedirect extends Error {
  constructor(readonly to: string) {
    super(`redirect to ${to}`);
  }
}
