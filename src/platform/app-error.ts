/** An outcome a person can understand; everything else is a bug and answers 500. */
export abstract class AppError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
  readonly headline: string = 'Fehler';
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** What the caller needs to go on, such as the difference after a version conflict. */
  readonly data?: unknown;
}
