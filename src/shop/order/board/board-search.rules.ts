import { isFoundBy, searchTokens } from '../../../shared/text.js';

interface Searched {
  number: number;
  name: string;
  phone: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number of up to four digits is that of an order; every word has to begin one of the texts, or all be the phone's. */
export function matches({ number, name, phone }: Searched, question: string, ...texts: string[]): boolean {
  const wanted = question.replace(/^\s*(nr\.?|#)\s*/i, '').trim();
  if (wanted === '') return false;
  if (/^\d{1,4}$/.test(wanted) && number === Number(wanted)) return true;
  if (/^[\d\s/+()-]+$/.test(wanted)) return isOfPhone(phone, digitsOf(wanted));
  return /[\p{L}\p{N}]/u.test(wanted) && isFoundBy(searchTokens(name, ...texts), wanted);
}

/** '0171 39' finds '+49171392…': the code of the country takes the place of the zero. */
function isOfPhone(phone: string, wanted: string): boolean {
  const significant = wanted.replace(/^0+/, '');
  return significant.length >= 3 && digitsOf(phone).includes(significant);
}
