import { hash } from 'node:crypto';
import type { OrderRequest } from './order-request.types.js';

/**
 * What has to be the same when a key is sent again. A guest who changes the language in between still means the same
 * order. The fields and their order stay as they are: stored orders are compared with it.
 */
export function bodyHashOf({ draft, contact, expectedCents, minutes }: OrderRequest): string {
  const { fulfilment, when, lines, payment, tipCents, codes = [], discountCodes = [] } = draft;
  const address = draft.fulfilment === 'delivery' ? draft.address : null;
  const { name, phone, email, note } = contact;
  const body = [
    { fulfilment, when, address, lines, payment, tipCents },
    { name, phone, email, note, address },
    expectedCents,
  ];
  const table = draft.fulfilment === 'table' ? [draft.tableCode] : [];
  const promised = minutes === undefined ? [] : [{ minutes }];
  const named = [codes.length > 0 ? { codes } : null, discountCodes.length > 0 ? { discountCodes } : null];
  const all = [...body, ...table, ...promised, ...named.filter((one) => one !== null)];
  return hash('sha256', JSON.stringify(all), 'base64url');
}
