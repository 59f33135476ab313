/** 29 letters, a prime number: without 0 O 1 I L S Z, which are mistaken for others. */
const LETTERS = '23456789ABCDEFGHJKMNPQRTUVWXY';
const DRAWN = 11;
const LENGTH = DRAWN + 1;
const GROUP = 4;

/** So many codes there are; a guess hits one of them. */
export const POSSIBLE_CODES = LETTERS.length ** DRAWN;

/** `draw(n)` answers a whole number below n, each as likely as the other. */
export function newCode(draw: (below: number) => number): string {
  const drawn = Array.from({ length: DRAWN }, () => LETTERS.charAt(draw(LETTERS.length))).join('');
  return drawn + checkLetterOf(drawn);
}

/** As it is kept: capitals without gaps, and what is easily mistaken put right. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll('Z', '2').replaceAll('S', '5').replace(/[\s-]/g, '');

/** false: a letter is missing or wrong, so nobody has to be asked whether there is such a voucher. */
export const isCode = (plain: string): boolean =>
  plain.length === LENGTH &&
  [...plain].every((letter) => LETTERS.includes(letter)) &&
  checkLetterOf(plain.slice(0, DRAWN)) === plain.charAt(DRAWN);

/** About as long as a voucher's and of its letters: somebody has mistyped one, rather than a word of a flyer. */
export const isLikeCode = (plain: string): boolean =>
  Math.abs(plain.length - LENGTH) <= 1 && [...plain].every((letter) => LETTERS.includes(letter));

/** 'ABCD-EFGH-JKMN' */
export const shownCode = (plain: string): string =>
  (plain.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** 'JKMN' */
export const tailOf = (plain: string): string => plain.slice(-GROUP);

/** Every place has a weight of its own: one wrong letter, and two that changed places, are noticed. */
function checkLetterOf(drawn: string): string {
  const sum = [...drawn].reduce((all, letter, place) => all + (place + 1) * LETTERS.indexOf(letter), 0);
  return LETTERS.charAt(sum % LETTERS.length);
}
