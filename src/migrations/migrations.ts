import type { Migration } from '../platform/migrations/migration.js';
import { optionGroups } from './001-option-groups.js';
import { phones } from './002-phones.js';
import { accounts } from './003-accounts.js';
import { printing } from './004-printing.js';
import { search } from './005-search.js';
import { receipts } from './006-receipts.js';
import { testVouchers } from './007-test-vouchers.js';
import { halfPictures } from './008-half-pictures.js';
import { textMonths } from './009-text-months.js';

/** In the order in which they run. A migration that has been released is never changed or taken out. */
export const MIGRATIONS: readonly Migration[] = [
  optionGroups,
  phones,
  accounts,
  printing,
  search,
  receipts,
  testVouchers,
  halfPictures,
  textMonths,
];
