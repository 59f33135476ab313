import type { GuestRound } from '../../../../src/storefront/table/table.view';
import { inLanguage, type PageConfig } from '../../lib/config';

type Here = Pick<PageConfig, 'links' | 'speech'>;

export const tableAddress = ({ links, speech }: Here, code: string): string =>
  inLanguage(links.table + code, speech.language);

export const payAddress = ({ links, speech }: Here, code: string): string =>
  inLanguage(`${links.table}${code}/zahlen`, speech.language);

/** The receipt of a round one has ordered or paid; null where it is others'. */
export function receiptAddress(
  { links, speech }: Here,
  { token, receipt }: Pick<GuestRound, 'token' | 'receipt'>,
) {
  if (token) return inLanguage(`${links.tracking}${token}/beleg`, speech.language);
  return receipt && inLanguage(links.table + receipt, speech.language);
}
