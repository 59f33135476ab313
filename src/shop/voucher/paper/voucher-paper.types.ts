import type { PaperPicture } from '../../../platform/pictures/press.types.js';

/** A voucher to print: everything on it, decided. */
export interface VoucherPaper {
  restaurant: string;
  /** '50,00 €' */
  value: string;
  code: string;
  /** 'Für Lena'; '' where nobody is named. */
  forWhom: string;
  greeting: string;
  /** Where it is redeemed, with the code. */
  link: string;
  /** The same to read. */
  address: string;
  title: string;
  terms: string[];
  language: 'de' | 'en';
  logo: PaperPicture | null;
  colors: { main: string; onMain: string };
}
