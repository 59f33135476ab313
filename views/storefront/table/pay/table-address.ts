import type { GuestRound } from '../../../../src/storefront/table/table.view';
import type { PageConfig } from '../../lib/config';

type Here = Pick<PageConfig, 'links' | 'speech'>;

const inLanguage = ({ speech }: Here): string => (speech.language === 'de' ? '' : `?lang=${speech.language}`);

export const tableAddress = (here: Here, code: string): string => here.links.table + code + inLanguage(here);

export const payAddress = (here: Here, code: string): string =>
  `${here.links.table}${code}/zahlen${inLanguage(here)}`;

/** The receipt of a round one has ordered or paid; null where it is others'. */
export function receiptAddress(here: Here, { token, receipt }: Pick<GuestRound, 'token' | 'receipt'>) {
  if (token) return `${here.links.tracking}${token}/beleg${inLanguage(here)}`;
  return receipt && here.links.table + receipt + inLanguage(here);
}
