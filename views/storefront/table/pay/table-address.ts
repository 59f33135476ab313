import type { PageConfig } from '../../lib/config';

type Here = Pick<PageConfig, 'links' | 'speech'>;

const inLanguage = ({ speech }: Here): string => (speech.language === 'de' ? '' : `?lang=${speech.language}`);

/** Beside the pages of orders, wherever the shop stands. */
const tablesOf = ({ links }: Here): string => links.tracking.replace(/bestellung\/$/, 'tisch/');

export const tableAddress = (here: Here, code: string): string => tablesOf(here) + code + inLanguage(here);

export const payAddress = (here: Here, code: string): string =>
  `${tablesOf(here)}${code}/zahlen${inLanguage(here)}`;

/** The receipt of an order. */
export const receiptAddress = ({ links }: Here, token: string): string => `${links.tracking}${token}/beleg`;
