export const STEP_SECONDS = 30;

/** Crockford's letters without vowels and look-alikes: read aloud, typed on a phone, never a word. */
export const RECOVERY_ALPHABET = '23456789bcdfghjkmnpqrstvwxyz';
export const RECOVERY_CODES = 10;
export const RECOVERY_LENGTH = 10;

export const isTotp = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/[\s-]/g, ''));

/** What a person typed, without the dash and the spaces they copied along. */
export const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** `bcdfg-hjkmn`: five and five, as it is shown and printed. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);
