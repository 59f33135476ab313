interface Searched {
  number: number;
  name: string;
  phone: string;
}

/** 'Café Özil' and 'cafe ozil' are the same to somebody in a hurry. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number of up to three digits is that of an order; every word has to begin one of the name, or all be the phone's. */
export function matches({ number, name, phone }: Searched, question: string): boolean {
  const wanted = plain(question)
    .replace(/^(nr\.?|#)\s*/, '')
    .trim();
  if (wanted === '') return false;
  if (/^\d{1,4}$/.test(wanted) && number === Number(wanted)) return true;
  if (/^[\d\s/+()-]+$/.test(wanted)) return isOfPhone(phone, digitsOf(wanted));
  const words = plain(name).split(/\s+/);
  return wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
}

/** '0171 39' finds '+49171392…': the code of the country takes the place of the zero. */
function isOfPhone(phone: string, wanted: string): boolean {
  const significant = wanted.replace(/^0+/, '');
  return significant.length >= 3 && digitsOf(phone).includes(significant);
}
