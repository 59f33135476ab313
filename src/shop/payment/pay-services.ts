import { Injectable } from '@nestjs/common';
import type { MerchantKeys, PayEdge, PaymentService } from '../../platform/pay/pay.types.js';
import { PayEdges } from '../../platform/pay/pay-edges.js';
import { KnownShops } from '../restaurant/known-shops.js';
import { KeyVerdicts } from '../restaurant/paying/key-verdicts.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ShopSecrets } from '../restaurant/shop-secrets.js';

/** The services, and the keys with which a shop speaks to them. */
@Injectable()
export class PayServices {
  constructor(
    private readonly edges: PayEdges,
    private readonly secrets: ShopSecrets,
    private readonly shops: KnownShops,
    private readonly stored: ShopService,
    private readonly verdicts: KeyVerdicts,
  ) {}

  of(service: PaymentService): PayEdge {
    return this.edges.get(service);
  }

  /** Whose keys the shop has now. */
  async accountsOf(shopId: string): Promise<Record<PaymentService, string | null>> {
    const shop = await this.shops.get(shopId);
    const of = (service: PaymentService) => {
      const keys = this.keysOf(shop, service);
      return keys && accountOf(keys, service);
    };
    return { stripe: of('stripe'), paypal: of('paypal') };
  }

  /** Whose keys are stored in this moment, whatever anybody remembers. */
  async accountNow(shopId: string, service: PaymentService): Promise<string | null> {
    const keys = this.keysOf(await this.stored.get(shopId), service);
    return keys && accountOf(keys, service);
  }

  /** The service has said yes or no to the keys. */
  note(shop: Shop, service: PaymentService, refused: boolean): Promise<void> {
    return this.verdicts.note(shop, service, refused);
  }

  /** null when the operator has not stored both. */
  keysOf(shop: Shop, service: PaymentService): MerchantKeys | null {
    const secretKey = this.secrets.open(shop, `${service}.secret_key`);
    const { public_key: publicKey, sandbox = false } = shop[service];
    return secretKey && publicKey ? { publicKey, secretKey, sandbox } : null;
  }
}

/** Whose keys these are: the secret one may be renewed, the account stays. */
export const accountOf = ({ publicKey, sandbox }: MerchantKeys, service: PaymentService): string =>
  service === 'paypal' && sandbox ? `${publicKey} (Sandbox)` : publicKey;
