import { shownPhone } from '../../shared/phone.js';
import type { PostalAddress } from '../basket/basket.types.js';
import { doorOf } from '../basket/door.rules.js';
import { plainPostalCode } from '../delivery/street.rules.js';
import type { Order } from '../order/order.types.js';
import { CANCEL_LABEL, REJECT_LABEL } from '../order/order.view.js';
import type { Block, BlockKind, CallBack } from './block-list.types.js';
import type { BlockView, GuestToBlock } from './block-list.view.js';

const MOST_REASON = 140;

type DoorFields = Pick<PostalAddress, 'street' | 'houseNo' | 'postalCode'>;

/** 'lucia+pizza@x.example' and '"lucia"@x.example' are the mailbox of 'Lucia@x.example'. */
export function plainMail(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@', 2);
  return `${local.replaceAll('"', '').split('+', 1)[0]}@${domain}`;
}

const GOOGLE = ['gmail.com', 'googlemail.com'];

/** How this mailbox may stand on the list. Google delivers to one mailbox whatever dots are in its name. */
export function mailboxesOf(address: string): string[] {
  const plain = plainMail(address);
  const [local = '', domain = ''] = plain.split('@', 2);
  return GOOGLE.includes(domain) ? [plain, `${local.replaceAll('.', '')}@gmail.com`] : [plain];
}

/** '7, Hinterhaus', 'Nr. 07' and 'Weg 7' with another 7 behind it are all at number 7. */
const NUMBERED =
  /^(.*?\p{L}.*?)[\s,.]*(?:\b(?:nr|no|hausnummer)\b[\s.]*)?0*([1-9]\d*\s?[a-z]?)(?![\p{L}\d])/iu;

/** How this door may stand on the list: as it was typed, and without what stands around its number. */
export function doorsOf({ street, houseNo, postalCode }: DoorFields): string[] {
  const [, name, number] = NUMBERED.exec(`${street} ${houseNo}`) ?? [];
  const typed = doorOf({ street, houseNo, postalCode });
  const plain = name && number ? doorOf({ street: name, houseNo: number, postalCode }) : typed;
  return [...new Set([typed, plain])].filter((door) => door !== '');
}

/** 'Hinterhaus' behind the number opens no other door; another number does: the first may belong to the street's name. */
export function doorToBlock(line: string, postalCode: string): string {
  const doors = doorsOf({ street: line, houseNo: '', postalCode });
  const behind = line.slice(NUMBERED.exec(line)?.[0].length ?? 0);
  return (/\d/.test(behind) ? doors[0] : doors.at(-1)) ?? '';
}

/** Enough to tell two entries apart, too little to call, write or ring. */
export function hintOf(kind: BlockKind, plain: string): string {
  if (kind === 'phone') return `… ${plain.slice(-3)}`;
  const [local = '', domain = ''] = plain.split('@', 2);
  return `${local.slice(0, 2)}***@${domain}`;
}

export const addressHint = ({ street, postalCode }: { street: string; postalCode: string }): string =>
  `${street.replace(/\s*\d.*$/, '')}, ${plainPostalCode(postalCode)}`;

export type CallFirst = NonNullable<Order['callFirst']>;

/** Why the desk calls before it accepts; null: it need not. An amount counts more than being new. */
export function callFirstOf(
  { aboveCents, first }: CallBack,
  payableCents: number,
  known: readonly Pick<Order, 'state'>[],
): CallFirst | null {
  if (aboveCents !== null && payableCents >= aboveCents) return 'amount';
  if (first && !known.some(({ state }) => state === 'completed')) return 'first';
  return null;
}

export const blockViewOf = ({ id, kind, hint, reason, by, createdAt, expiresAt }: Block): BlockView => ({
  id,
  kind,
  hint,
  reason,
  by,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** What the form begins with. Whoever wrote a reason of their own has said it better than we could. */
export function guestToBlock({ number, contact, ...order }: Order): GuestToBlock {
  const { name, phone, email, address } = contact;
  return {
    number,
    name,
    phone: shownPhone(phone),
    mail: email,
    address: address ? `${address.street} ${address.houseNo}`.trim() : '',
    postalCode: address?.postalCode ?? '',
    reason: reasonOf(order),
  };
}

function reasonOf({ cancellation, rejection }: Pick<Order, 'cancellation' | 'rejection'>): string {
  const why = cancellation?.text || rejection?.text;
  if (why) return why.slice(0, MOST_REASON);
  if (cancellation && cancellation.reason !== 'other') return CANCEL_LABEL[cancellation.reason];
  return rejection?.reason === 'unreachable' ? REJECT_LABEL.unreachable : '';
}
