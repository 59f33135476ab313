import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { newId } from '../../shared/ids.js';
import { e164Of } from '../../shared/phone.js';
import type { PostalAddress } from '../basket/basket.types.js';
import { offersOnline } from '../restaurant/paying/payable.rules.js';
import { monthsAfter } from '../restaurant/retention.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ListFull, NothingToBlock, NotOnTheList } from './block-list.errors.js';
import { BlockListRepository } from './block-list.repository.js';
import { addressHint, blockViewOf, doorsOf, doorToBlock, hintOf, mailboxesOf } from './block-list.rules.js';
import type { Block, BlockKind, BlockMonths, CallBack } from './block-list.types.js';
import { NO_CALL_BACK } from './block-list.types.js';
import type { BlockListPage } from './block-list.view.js';

const MAX_SHOPS = 500;
const MAX_BLOCKS = 1_000;
const SWEPT_AT = '03:50';

interface Known {
  blocks: Block[];
  callBack: CallBack;
}

interface NewBlock {
  kind: BlockKind;
  value: string;
  postalCode?: string;
  reason: string;
  months: BlockMonths;
}

/** Whom a restaurant takes no orders of, and whom it calls before it cooks. */
@Injectable()
export class BlockList {
  private readonly known: LiveCache<Known>;

  constructor(
    private readonly list: BlockListRepository,
    private readonly cipher: Cipher,
    private readonly live: Live,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    this.known = new LiveCache(live, ['shop.changed'], { max: MAX_SHOPS });
    schedules.daily('block-list', SWEPT_AT, () => this.list.removeOver(this.clock.now()));
  }

  async page(shop: Shop): Promise<Omit<BlockListPage, 'guest'>> {
    const { id } = shop;
    const now = this.clock.now();
    const [blocks, callBack] = await Promise.all([this.list.list(id, now), this.list.findCallBack(id)]);
    const payOnline = offersOnline(shop);
    return { blocks: blocks.map(blockViewOf), callBack: callBack ?? NO_CALL_BACK, payOnline };
  }

  async add(shop: Shop, { name }: Pick<Viewer, 'name'>, wanted: NewBlock): Promise<void> {
    const { plain, hint } = plainOf(shop, wanted);
    const { kind, reason, months } = wanted;
    const createdAt = this.clock.now();
    const { blocks } = await this.of(shop.id);
    if (blocks.length >= MAX_BLOCKS) throw new ListFull(MAX_BLOCKS);
    await this.list.put({
      id: newId(createdAt.getTime()),
      shopId: shop.id,
      kind,
      hint,
      reason,
      by: name,
      createdAt,
      hash: this.cipher.fingerprint(`${kind} ${plain}`, shop.id),
      expiresAt: monthsAfter(createdAt, months),
    });
    await this.changed(shop.id);
  }

  async remove(shopId: string, id: string): Promise<void> {
    if (!(await this.list.remove(shopId, id))) throw new NotOnTheList();
    await this.changed(shopId);
  }

  async callBack(shopId: string): Promise<CallBack> {
    return (await this.of(shopId)).callBack;
  }

  async setCallBack(shopId: string, callBack: CallBack): Promise<void> {
    await this.list.putCallBack(shopId, callBack);
    await this.changed(shopId);
  }

  /** The entry that is meant by this number, this mailbox or this door; null: none. */
  async find(shopId: string, { phone, email, address }: Named): Promise<Block | null> {
    const { blocks } = await this.of(shopId);
    if (blocks.length === 0) return null;
    const named = [
      ...(phone ? [`phone ${phone}`] : []),
      ...(email ? mailboxesOf(email) : []).map((mailbox) => `mail ${mailbox}`),
      ...(address ? doorsOf(address) : []).map((door) => `address ${door}`),
    ];
    const hashes = named.flatMap((one) => this.cipher.fingerprints(one, shopId));
    const now = this.clock.now();
    return blocks.find(({ hash, expiresAt }) => expiresAt > now && hashes.includes(hash)) ?? null;
  }

  private of(shopId: string): Promise<Known> {
    return this.known.of(shopId, async (belongsTo) => {
      belongsTo(shopId);
      const [blocks, callBack] = await Promise.all([
        this.list.list(shopId, this.clock.now()),
        this.list.findCallBack(shopId),
      ]);
      return { blocks, callBack: callBack ?? NO_CALL_BACK };
    });
  }

  private async changed(shopId: string): Promise<void> {
    await this.live.publish(shopId, 'shop.changed', {});
  }
}

/** What an order says of its guest; the number as it is stored. */
export interface Named {
  phone: string;
  email: string;
  address: PostalAddress | null;
}

function plainOf({ address }: Shop, wanted: NewBlock): { plain: string; hint: string } {
  const { kind, value, postalCode = '' } = wanted;
  if (kind === 'phone') {
    const phone = e164Of(value, address.country);
    if (!phone) throw new NothingToBlock('value', 'Diese Nummer kann niemand anrufen. Bitte prüfen.');
    return { plain: phone, hint: hintOf(kind, phone) };
  }
  if (kind === 'mail') {
    if (!isMailAddress(value.trim())) throw new NothingToBlock('value', 'Das ist keine E-Mail-Adresse.');
    const plain = mailboxesOf(value).at(-1)!;
    return { plain, hint: hintOf(kind, plain) };
  }
  if (!/\p{L}.*\d/u.test(value)) throw new NothingToBlock('value', 'Bitte Straße und Hausnummer angeben.');
  const street = value.trim();
  return { plain: doorToBlock(street, postalCode), hint: addressHint({ street, postalCode }) };
}
