import { Injectable } from '@nestjs/common';
import type { MerchantKeys, PayEdge, PaymentService } from '../../platform/pay/pay.types.js';
import { PayEdges } from '../../platform/pay/pay-edges.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ShopSecrets } from '../restaurant/shop-secrets.js';

/** The services, and the keys with which a shop speaks to them. */
@Injectable()
export class PayServices {
  constructor(
    private readonly edges: PayEdges,
    private readonly secrets: ShopSecrets,
  ) {}

  of(service: PaymentService): PayEdge {
    return this.edges.get(service);
  }

  /** null when the operator has not stored both. */
  keysOf(shop: Shop, service: PaymentService): MerchantKeys | null {
    const secretKey = this.secrets.open(shop, `${service}.secret_key`);
    const { public_key: publicKey, sandbox = false } = shop[service];
    return secretKey && publicKey ? { publicKey, secretKey, sandbox } : null;
  }
}
