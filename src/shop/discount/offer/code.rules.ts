/** Without 0 O 1 I L, which are mistaken for others on paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const DRAWN = 8;

export const MOST_CODE_LETTERS = 24;
const TYPABLE = /^[A-Z0-9ÄÖÜ]{3,24}$/;

/** As it is kept: capitals without gaps, so that 'Sommer 10' and 'SOMMER-10' are one. */
export const plainDiscountCode = (typed: string): string => typed.toUpperCase().replace(/[\s\-_.]/g, '');

export const isTypable = (plain: string): boolean => TYPABLE.test(plain);

/** `draw(n)` answers a whole number below n, each as likely as the other. 31^8 of them: nobody guesses one. */
export const newSeriesCode = (prefix: string, draw: (below: number) => number): string =>
  prefix + Array.from({ length: DRAWN }, () => LETTERS.charAt(draw(LETTERS.length))).join('');
