import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { PaymentService } from '../../../platform/pay/pay.types.js';
import { FULFILMENTS } from '../../../shared/fulfilment.types.js';
import { NamedServices } from '../../legal/named-services.js';
import { hasHours } from '../../opening-hours/way-offered.rules.js';
import { PAY_ONLINE_LEVEL } from '../../plan-gate/plan-settings.rules.js';
import { PAYMENT_METHODS, type PayWay } from '../../restaurant/pay-ways.types.js';
import { hasKeys, waysOf } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { allows, type Level } from '../../subscription/plans.js';
import { PaymentChecks } from '../hook/payment-checks.service.js';
import type { PaymentSettingsPage, PayPalPage, ServicePart } from './payment-page.view.js';

/** What the two pages about paying show. */
@Injectable()
export class PaymentPageService {
  constructor(
    private readonly checks: PaymentChecks,
    private readonly named: NamedServices,
  ) {}

  async settings(shop: Shop, { role }: Viewer): Promise<PaymentSettingsPage> {
    const { settings, stripe, paypal, version } = shop;
    return {
      version,
      ways: allWays(shop),
      // Nobody orders at a table before there are tables.
      fulfilments: FULFILMENTS.filter((way) => way !== 'table' && hasHours(settings, way)),
      ownTillConfirmedAt: settings.ownTillConfirmedAt?.toISOString() ?? null,
      needs: neededBy(shop),
      connected: { stripe: hasKeys(stripe), paypal: hasKeys(paypal) },
      refused: { stripe: stripe.refused ?? false, paypal: paypal.refused ?? false },
      unnamed: await this.named.missing(shop),
      stripe: role === 'owner' ? await this.part(shop, 'stripe') : null,
    };
  }

  async paypal(shop: Shop): Promise<PayPalPage> {
    return {
      version: shop.version,
      needs: neededBy(shop),
      publicKey: shop.paypal.public_key,
      check: await this.checks.knownOf(shop, 'paypal'),
    };
  }

  private async part(shop: Shop, service: PaymentService): Promise<ServicePart> {
    return { publicKey: shop[service].public_key, check: await this.checks.knownOf(shop, service) };
  }
}

const neededBy = ({ subscription }: Shop): Level | null =>
  allows(subscription, PAY_ONLINE_LEVEL) ? null : PAY_ONLINE_LEVEL;

function allWays(shop: Shop): PayWay[] {
  const ways = waysOf(shop);
  return PAYMENT_METHODS.map(
    (method) =>
      ways.find((way) => way.method === method) ?? {
        method,
        fulfilments: [],
        minCents: null,
        maxCents: null,
      },
  );
}
