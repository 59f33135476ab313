export interface ApiSuccess<T> {
  success: true;
  data: T;
  message?: string;
}

export interface ApiFailure {
  success: false;
  /** The HTTP status; 0 when no answer came at all. */
  status: number;
  code: string;
  headline: string;
  message: string;
  /** The raw error, for the log. */
  error: unknown;
  /** A German sentence per input field. */
  fields?: Record<string, string>;
  /** What the server adds to a refusal, for example the state somebody else saved meanwhile. */
  data?: unknown;
}

export type ApiResult<T> = ApiSuccess<T> | ApiFailure;

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
