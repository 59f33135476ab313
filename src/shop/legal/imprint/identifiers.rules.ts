const REGISTER = /^(HRA|HRB|GnR|GsR|PR|VR)\s?\d{1,6}(\s?[A-Z]{1,3})?$/;
const ECONOMIC_ID = /^DE(\d{9})-?\d{5}$/;
const TAX_NUMBER = /^\d{2,3}[/ ]?\d{3,4}[/ ]?\d{4,5}$|^\d{13}$/;

export const isRegisterNumber = (text: string): boolean => REGISTER.test(text);

/** As it stands in the notice, however it was typed: 'de-136 695 976' is 'DE136695976'. */
export const bareId = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/^DE?[-–]/, 'DE')
    .replace('–', '-');

/** 'DE' with nine digits, the last of which is computed from the others (ISO 7064, MOD 11,10). */
export function isVatId(text: string): boolean {
  const digits = /^DE(\d{9})$/.exec(bareId(text))?.[1];
  return digits !== undefined && isChecked(digits);
}

/** The same nine digits, and five more for the business among those of one owner. */
export function isEconomicId(text: string): boolean {
  const digits = ECONOMIC_ID.exec(bareId(text))?.[1];
  return digits !== undefined && isChecked(digits);
}

/** Whether its digits are right or not. */
export const looksLikeEconomicId = (text: string): boolean => ECONOMIC_ID.test(bareId(text));

function isChecked(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}

/** The number under which the tax office writes: nobody else needs it, and with it others can pose as the restaurant. */
export const looksLikeTaxNumber = (text: string): boolean => TAX_NUMBER.test(text.trim());
