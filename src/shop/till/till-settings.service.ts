import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import { Clock } from '../../platform/clock/clock.js';
import { resolveTarget } from '../../platform/dial/dial.js';
import { Env } from '../../platform/env/env.js';
import { newId } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import {
  NoSuchTillKey,
  NoticeNotFound,
  NoWebhook,
  TillAddressNotSafe,
  TooManyTillKeys,
} from './till.errors.js';
import { type TillNoticeView, type TillPage, toNoticeView } from './till.view.js';
import { TillConnectionRepository } from './till-connection.repository.js';
import { TillNoticeRepository } from './till-notice.repository.js';
import { TillNotices } from './till-notices.service.js';
import { placeOfSecret } from './till-place.rules.js';
import { newTillKey, newWebhookSecret, tillKeyHash } from './till-signature.js';

const MOST_KEYS = 5;
const SHOWN = 50;

/** How a restaurant ties its till to Tresen. */
@Injectable()
export class TillSettings {
  constructor(
    private readonly connections: TillConnectionRepository,
    private readonly repository: TillNoticeRepository,
    private readonly notices: TillNotices,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async page({ id, settings }: Shop): Promise<TillPage> {
    const [{ webhook, keys }, notices] = await Promise.all([this.connections.find(id), this.list(id)]);
    return {
      ownTillConfirmedAt: settings.ownTillConfirmedAt?.toISOString() ?? null,
      webhook: webhook && { url: webhook.url, active: webhook.active },
      keys: keys.map(({ hash, createdAt, ...key }) => ({ ...key, createdAt: createdAt.toISOString() })),
      notices,
      today: businessDayOf(settings, this.clock.now()),
      apiUrl: `${this.env.baseUrl}/api/pos`,
    };
  }

  async list(shopId: string): Promise<TillNoticeView[]> {
    return (await this.repository.listRecent(shopId, SHOWN)).map(toNoticeView);
  }

  /** Another address gets another secret, which is shown once; null where it stays. */
  async setWebhook(shopId: string, url: string, active: boolean): Promise<string | null> {
    await this.check(url);
    const { webhook } = await this.connections.find(shopId);
    const known = webhook?.url === url ? webhook : null;
    const plain = known ? null : newWebhookSecret();
    const secret = known?.secret ?? this.cipher.seal(plain!, placeOfSecret(shopId));
    await this.connections.setWebhook(shopId, { url, active, secret });
    return plain;
  }

  async removeWebhook(shopId: string): Promise<void> {
    await this.connections.setWebhook(shopId, null);
  }

  async ping(shopId: string): Promise<void> {
    const { webhook } = await this.connections.find(shopId);
    if (!webhook?.active) throw new NoWebhook();
    await this.notices.ping(shopId, webhook);
  }

  async replay(shopId: string, id: string): Promise<void> {
    const notice = await this.repository.find(shopId, id);
    if (!notice) throw new NoticeNotFound();
    const { webhook } = await this.connections.find(shopId);
    if (!webhook?.active) throw new NoWebhook();
    await this.notices.replay(notice);
  }

  /** Shown once: afterwards it can only be replaced. */
  async addKey(shopId: string, name: string): Promise<string> {
    const key = newTillKey();
    const ending = key.slice(-4);
    const createdAt = this.clock.now();
    const entry = { id: newId(), name, hash: tillKeyHash(key), ending, createdAt };
    if (!(await this.connections.addKey(shopId, entry, MOST_KEYS))) throw new TooManyTillKeys();
    return key;
  }

  async removeKey(shopId: string, id: string): Promise<void> {
    if (!(await this.connections.removeKey(shopId, id))) throw new NoSuchTillKey();
  }

  /** Looked up now, so that a mistyped name is found before the first order is. */
  private async check(text: string): Promise<void> {
    const allowPrivate = this.env.ALLOW_PRIVATE_TARGETS;
    const url = URL.parse(text);
    const isWeb = url?.protocol === 'https:' || (allowPrivate && url?.protocol === 'http:');
    if (!url || !isWeb || url.username || url.password) throw new TillAddressNotSafe();
    const usual = url.protocol === 'https:' ? 443 : 80;
    await resolveTarget(url.hostname, Number(url.port) || usual, { allowPrivate });
  }
}
