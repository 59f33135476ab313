import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { PayUnreachable } from '../../../platform/pay/pay.errors.js';
import { type KeysVerdict, PAYMENT_SERVICES, type PaymentService } from '../../../platform/pay/pay.types.js';
import { hasKeys } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PayServices } from '../pay-services.js';
import type { PaymentCheckView, ServiceCheckView } from '../payment.view.js';
import { SERVICE_LABEL } from '../payment-words.rules.js';
import { ConnectionRepository } from './connection.repository.js';
import type { Hook, PayConnection } from './connection.types.js';
import { HookUps } from './hook-ups.service.js';
import { PayHosts } from './pay-hosts.service.js';
import { fieldOf, verdictWords } from './verdict-words.rules.js';

/** Whether the stored keys are right, and whether the service can call us. */
@Injectable()
export class PaymentChecks {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly services: PayServices,
    private readonly hookUps: HookUps,
    private readonly hosts: PayHosts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async known(shop: Shop): Promise<PaymentCheckView> {
    return { services: await Promise.all(PAYMENT_SERVICES.map((service) => this.knownOf(shop, service))) };
  }

  async check(shop: Shop, only?: PaymentService): Promise<PaymentCheckView> {
    const wanted = PAYMENT_SERVICES.filter((service) => only === undefined || service === only);
    await Promise.all(wanted.map((service) => this.checkOne(shop, service)));
    return this.known(shop);
  }

  /** What is wrong with the keys; null when nothing is, or nobody can say. */
  async refusalOf(shop: Shop, service: PaymentService): Promise<string | null> {
    const found = await this.checkOne(shop, service);
    return found && !found.ok && found.why !== 'unreachable' ? verdictWords(service, found) : null;
  }

  private async checkOne(shop: Shop, service: PaymentService): Promise<KeysVerdict | null> {
    const keys = this.services.keysOf(shop, service);
    if (!keys) return null;
    const edge = this.services.of(service);
    const found = await edge.check(keys).catch((error: unknown) => {
      if (error instanceof PayUnreachable) return { ok: false, why: 'unreachable' } as const;
      throw error;
    });
    const keysMark = this.hookUps.markOf(shop.id, keys);
    const account = found.ok ? found.account : null;
    const verdict = {
      ok: found.ok,
      words: verdictWords(service, found),
      field: fieldOf(found),
      account,
      test: found.ok && found.test,
    };
    await this.connections.put(shop.id, service, { keysMark, verdict, checkedAt: this.clock.now() });
    // Who cannot be reached has said nothing.
    if (found.ok || found.why !== 'unreachable') await this.services.note(shop, service, !found.ok);
    if (!found.ok) return found;
    await this.hookUps.hookUp({ shop, service, keys, keysMark });
    await this.hosts.registerAgain(shop, service, keys);
    return found;
  }

  async knownOf(shop: Shop, service: PaymentService): Promise<ServiceCheckView> {
    const keys = this.services.keysOf(shop, service);
    const found = await this.connections.find(shop.id, service);
    const isOfTheseKeys = keys !== null && found?.keysMark === this.hookUps.markOf(shop.id, keys);
    const hook = isOfTheseKeys ? (found?.hook ?? null) : null;
    return {
      service,
      label: SERVICE_LABEL[service],
      connected: hasKeys(shop[service]),
      sandbox: shop[service].sandbox ?? false,
      verdict: isOfTheseKeys ? (found?.verdict ?? null) : null,
      checkedAt: isOfTheseKeys ? (found?.checkedAt?.toISOString() ?? null) : null,
      webhook: this.hookView(service, hook),
      calls: callsOf(found),
    };
  }

  /** The address without its secret: whoever knows that could only make us read, and yet it is nobody's business. */
  private hookView(service: PaymentService, hook: Hook | null): ServiceCheckView['webhook'] {
    if (!hook) return { id: null, url: null, ok: false, words: 'Noch nicht angemeldet.' };
    const url = `${this.env.baseUrl}/hooks/${service}/…`;
    const words = hook.problem || (hook.id ? 'Angemeldet.' : 'Wird angemeldet.');
    return { id: hook.id, url, ok: hook.id !== null, words };
  }
}

const callsOf = (found: PayConnection | null): ServiceCheckView['calls'] =>
  (found?.calls ?? [])
    .map(({ at, kind, outcome, ok }) => ({ at: at.toISOString(), kind, outcome, ok }))
    .reverse();
