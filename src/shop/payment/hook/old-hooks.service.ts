import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { MerchantKeys, PaymentService } from '../../../platform/pay/pay.types.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { DAY_MS, MINUTE_MS } from '../../../shared/berlin-time.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { accountOf, PayServices } from '../pay-services.js';
import { ConnectionRepository } from './connection.repository.js';
import type { OldHook, PayConnection } from './connection.types.js';

const MAX_AT_ONCE = 50;
/** Keys that were taken back at the service open nothing any more. */
const KEPT_MS = 7 * DAY_MS;

/** What was registered with keys that have left is taken back with them; until then they stay sealed beside it. */
@Injectable()
export class OldHooks {
  private readonly log = new Logger('Payment');

  constructor(
    private readonly connections: ConnectionRepository,
    private readonly services: PayServices,
    private readonly shops: KnownShops,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('payment-hooks', MINUTE_MS, () => this.takeBackAll());
  }

  /** Before other keys are written; nobody is called. */
  async remember(shop: Shop, service: PaymentService): Promise<void> {
    const id = (await this.connections.find(shop.id, service))?.hook?.id;
    if (!id) return;
    const { public_key: publicKey, secret_key: value, secret_key_iv: iv, sandbox = false } = shop[service];
    const old: OldHook = { id, publicKey, secret: { value, iv }, sandbox, at: this.clock.now() };
    await this.connections.addOld(shop.id, service, old);
  }

  async takeBackAll(): Promise<void> {
    for (const connection of await this.connections.listWithOld(MAX_AT_ONCE))
      for (const old of connection.old ?? [])
        await this.takeBack(connection, old).catch((error: Error) =>
          this.log.error(`webhook ${old.id} of shop ${connection.shopId}: ${error.message}`),
        );
  }

  private async takeBack({ shopId, service }: PayConnection, old: OldHook): Promise<void> {
    const shop = await this.shops.get(shopId);
    const keys = this.keysOf(shop, service, old);
    const current = this.services.keysOf(shop, service);
    // The change was refused after all, or taken back.
    const isBack = keys && current && accountOf(current, service) === accountOf(keys, service);
    const isGone = isBack || !keys || (await this.removed(service, keys, old));
    const isTooOld = this.clock.now().getTime() - old.at.getTime() > KEPT_MS;
    if (isGone || isTooOld) await this.connections.dropOld(shopId, service, old.id, !isBack);
  }

  private async removed(service: PaymentService, keys: MerchantKeys, { id }: OldHook): Promise<boolean> {
    try {
      await this.services.of(service).removeWebhook(keys, id);
      return true;
    } catch (error) {
      if (error instanceof PayRefused) return true;
      if (error instanceof PayUnreachable) return false;
      throw error;
    }
  }

  private keysOf(shop: Shop, service: PaymentService, { publicKey, secret, sandbox }: OldHook) {
    const keys = { public_key: publicKey, secret_key: secret.value, secret_key_iv: secret.iv, sandbox };
    return this.services.keysOf({ ...shop, [service]: keys }, service);
  }
}
