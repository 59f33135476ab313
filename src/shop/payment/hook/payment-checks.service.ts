import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cipher } from '../../../platform/cipher/cipher.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import { type MerchantKeys, PAYMENT_SERVICES, type PaymentService } from '../../../platform/pay/pay.types.js';
import { newToken } from '../../../shared/ids.js';
import { liveDomainOf } from '../../domain/shop-home.rules.js';
import { hasKeys } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PayServices } from '../pay-services.js';
import type { PaymentCheckView, ServiceCheckView } from '../payment.view.js';
import { SERVICE_LABEL } from '../payment-words.rules.js';
import { ConnectionRepository } from './connection.repository.js';
import type { Hook, PayConnection } from './connection.types.js';
import { fieldOf, verdictWords } from './verdict-words.rules.js';

const UNREACHABLE_FROM_OUTSIDE =
  'Der Zahlungsdienst kann diese Adresse nicht anrufen: Sie braucht https und muss im Internet stehen. Zahlungen werden trotzdem alle paar Minuten abgefragt.';

/** Whether the stored keys are right, and whether the service can call us. */
@Injectable()
export class PaymentChecks {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly services: PayServices,
    private readonly cipher: Cipher,
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

  private async checkOne(shop: Shop, service: PaymentService): Promise<void> {
    const keys = this.services.keysOf(shop, service);
    if (!keys) return;
    const edge = this.services.of(service);
    const found = await edge.check(keys).catch((error: unknown) => {
      if (error instanceof PayUnreachable) return { ok: false, why: 'unreachable' } as const;
      throw error;
    });
    const keysMark = this.markOf(shop.id, keys);
    const account = found.ok ? found.account : null;
    const verdict = {
      ok: found.ok,
      words: verdictWords(service, found),
      field: fieldOf(found),
      account,
      test: found.ok && found.test,
    };
    await this.connections.put(shop.id, service, { keysMark, verdict, checkedAt: this.clock.now() });
    if (!found.ok) return;
    await this.hookUp(shop, service, keys, keysMark);
    const host = liveDomainOf(shop);
    const hosts = [new URL(this.env.baseUrl).hostname, ...(host ? [host] : [])];
    // Apple Pay and Google Pay come with it; cards go without.
    await Promise.allSettled(hosts.map((one) => edge.registerDomain(keys, one)));
  }

  /** Registered once for these keys, and anew when they change. */
  private async hookUp(
    shop: Shop,
    service: PaymentService,
    keys: MerchantKeys,
    keysMark: string,
  ): Promise<void> {
    const known = (await this.connections.find(shop.id, service))?.hook ?? null;
    if (known?.id && known.keysMark === keysMark && known.problem === '') return;
    const secret = known ? this.cipher.open(known.secret, placeOf(shop.id, service, 'secret')) : newToken();
    const hook: Hook = {
      hash: hookHash(secret),
      secret: this.cipher.seal(secret, placeOf(shop.id, service, 'secret')),
      id: null,
      seal: null,
      keysMark,
      problem: '',
    };
    // Written first: the service may call before it has answered.
    await this.connections.put(shop.id, service, { hook });
    const made = await this.registered(hook, { shop, service, keys, secret });
    await this.connections.put(shop.id, service, { hook: made });
    if (known?.id && made.id && known.id !== made.id) await this.takeBack(service, keys, known.id);
  }

  /** The one before calls the same address with a seal we no longer have. With keys of another account it is not to be had. */
  private async takeBack(service: PaymentService, keys: MerchantKeys, id: string): Promise<void> {
    await this.services
      .of(service)
      .removeWebhook(keys, id)
      .catch((error: unknown) => {
        if (!(error instanceof PayRefused || error instanceof PayUnreachable)) throw error;
      });
  }

  private async registered(
    hook: Hook,
    {
      shop,
      service,
      keys,
      secret,
    }: { shop: Shop; service: PaymentService; keys: MerchantKeys; secret: string },
  ): Promise<Hook> {
    if (!this.env.https && !this.env.ALLOW_PRIVATE_TARGETS)
      return { ...hook, problem: UNREACHABLE_FROM_OUTSIDE };
    try {
      const seal = await this.services.of(service).registerWebhook(keys, this.urlOf(service, secret));
      const sealed = this.cipher.seal(seal.secret, placeOf(shop.id, service, 'seal'));
      return { ...hook, id: seal.id, seal: sealed };
    } catch (error) {
      if (!(error instanceof PayRefused) && !(error instanceof PayUnreachable)) throw error;
      return {
        ...hook,
        problem: 'Der Zahlungsdienst ließ sich nicht anmelden. Bitte später noch einmal prüfen.',
      };
    }
  }

  async knownOf(shop: Shop, service: PaymentService): Promise<ServiceCheckView> {
    const keys = this.services.keysOf(shop, service);
    const found = await this.connections.find(shop.id, service);
    const isOfTheseKeys = keys !== null && found?.keysMark === this.markOf(shop.id, keys);
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

  private urlOf = (service: PaymentService, secret: string): string =>
    `${this.env.baseUrl}/hooks/${service}/${secret}`;

  private markOf(shopId: string, { publicKey, secretKey, sandbox }: MerchantKeys): string {
    return this.cipher.fingerprint(`${publicKey} ${secretKey} ${sandbox}`, shopId);
  }
}

const callsOf = (found: PayConnection | null): ServiceCheckView['calls'] =>
  (found?.calls ?? [])
    .map(({ at, kind, outcome, ok }) => ({ at: at.toISOString(), kind, outcome, ok }))
    .reverse();

/** 192 bits cannot be guessed, so a plain hash is enough. */
export const hookHash = (secret: string): string => hash('sha256', secret, 'base64url');

export const placeOf = (shopId: string, service: PaymentService, what: 'secret' | 'seal'): string =>
  `${shopId}+hook.${service}.${what}`;
