import type { ApiFailure } from './api.types';

const REFUSAL = 4;
const PASSING: readonly number[] = [408, 425, 429];

/** The server has decided against it. Whoever is told to wait, or hears nothing, does not know whether it was done. */
export const isRefused = ({ status, code }: ApiFailure): boolean =>
  Math.floor(status / 100) === REFUSAL && !PASSING.includes(status) && code !== 'STILL_RUNNING';

/** It was sent before, arrived and was answered, and has been changed here since. */
export const hasArrivedOtherwise = ({ code }: ApiFailure): boolean => code === 'IDEMPOTENCY_MISMATCH';
