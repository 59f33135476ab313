const RUNS = ['01234567890', '09876543210', '2580', '0852'];
const YEAR = /^(19|20)\d\d$/;
/** One to three digits, over and over: 0000, 1212, 123123. */
const REPEATED = /^(\d{1,3})\1+$/;
/** Each digit as often as the one before: 1122, 112233, 111222. */
const BLOCKS = /^(?:(\d)\1(\d)\2(?:(\d)\3)?|(\d)\4\4(\d)\5\5)$/;

/** Whether a colleague guesses this PIN within five tries: it counts, repeats itself, draws a line or is a year. */
export const isObviousPin = (pin: string): boolean =>
  YEAR.test(pin) ||
  REPEATED.test(pin) ||
  BLOCKS.test(pin) ||
  isMirrored(pin) ||
  RUNS.some((run) => run.includes(pin));

/** 1221 or 123321. */
const isMirrored = (pin: string): boolean => [...pin].reverse().join('') === pin;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many wrong PINs in so long a time, then the rest of that time nobody may try; the later locks last longer. */
export const LOCKS = [
  { points: 5, seconds: 15 * MINUTE },
  { points: 10, seconds: 4 * HOUR },
  { points: 15, seconds: 24 * HOUR },
] as const;
