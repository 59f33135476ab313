import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Cipher } from '../../../platform/cipher/cipher.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { MerchantKeys, PaymentService } from '../../../platform/pay/pay.types.js';
import { newToken } from '../../../shared/ids.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PayServices } from '../pay-services.js';
import { ConnectionRepository } from './connection.repository.js';
import type { Hook } from './connection.types.js';

const UNREACHABLE_FROM_OUTSIDE =
  'Der Zahlungsdienst kann diese Adresse nicht anrufen: Sie braucht https und muss im Internet stehen. Zahlungen werden trotzdem alle paar Minuten abgefragt.';
const NOT_REGISTERED = 'Der Zahlungsdienst ließ sich nicht anmelden. Bitte später noch einmal prüfen.';

/** Longer than all calls of one registration together. */
const ALONE_MS = 30_000;
const TRIES = 100;
const ASK_EVERY_MS = 100;

interface Wanted {
  shop: Shop;
  service: PaymentService;
  keys: MerchantKeys;
  keysMark: string;
}

/** Has a service call us: registered once for its keys, and anew when they change. */
@Injectable()
export class HookUps {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly services: PayServices,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Two who check the keys at once register one: the other waits and finds it. */
  async hookUp(wanted: Wanted): Promise<void> {
    const { shop, service, keysMark } = wanted;
    for (let tried = 0; tried < TRIES; tried++) {
      const known = (await this.connections.find(shop.id, service))?.hook ?? null;
      if (isUp(known, keysMark)) return;
      const claimed = await this.connections.claimHook(shop.id, service, this.clock.now(), ALONE_MS);
      if (claimed) return this.alone(claimed.hook ?? null, wanted);
      await sleep(ASK_EVERY_MS);
    }
  }

  /** Of the keys a verdict or a webhook belongs to. */
  markOf(shopId: string, { publicKey, secretKey, sandbox }: MerchantKeys): string {
    return this.cipher.fingerprint(`${publicKey} ${secretKey} ${sandbox}`, shopId);
  }

  private async alone(known: Hook | null, wanted: Wanted): Promise<void> {
    const { shop, service, keysMark } = wanted;
    try {
      if (isUp(known, keysMark)) return;
      const place = placeOf(shop.id, service, 'secret');
      const secret = known ? this.cipher.open(known.secret, place) : newToken();
      const sealed = this.cipher.seal(secret, place);
      const hook: Hook = {
        hash: hookHash(secret),
        secret: sealed,
        id: null,
        seal: null,
        keysMark,
        problem: '',
      };
      // Written first: the service may call before it has answered.
      await this.connections.put(shop.id, service, { hook });
      const made = await this.registered(hook, wanted, secret);
      await this.connections.put(shop.id, service, { hook: made });
      if (known?.id && made.id && known.id !== made.id) await this.takeBack(wanted, known.id);
    } finally {
      await this.connections.put(shop.id, service, { hookBusyUntil: null });
    }
  }

  /** The one before calls the same address with a seal we no longer have. With keys of another account it is not to be had. */
  private async takeBack({ service, keys }: Wanted, id: string): Promise<void> {
    await this.services
      .of(service)
      .removeWebhook(keys, id)
      .catch((error: unknown) => {
        if (!(error instanceof PayRefused || error instanceof PayUnreachable)) throw error;
      });
  }

  private async registered(hook: Hook, { shop, service, keys }: Wanted, secret: string): Promise<Hook> {
    if (!this.env.https && !this.env.ALLOW_PRIVATE_TARGETS)
      return { ...hook, problem: UNREACHABLE_FROM_OUTSIDE };
    try {
      const url = `${this.env.baseUrl}/hooks/${service}/${secret}`;
      const seal = await this.services.of(service).registerWebhook(keys, url);
      const sealed = this.cipher.seal(seal.secret, placeOf(shop.id, service, 'seal'));
      return { ...hook, id: seal.id, seal: sealed };
    } catch (error) {
      if (!(error instanceof PayRefused) && !(error instanceof PayUnreachable)) throw error;
      return { ...hook, problem: NOT_REGISTERED };
    }
  }
}

const isUp = (hook: Hook | null, keysMark: string): boolean =>
  hook !== null && hook.id !== null && hook.keysMark === keysMark && hook.problem === '';

/** 192 bits cannot be guessed, so a plain hash is enough. */
export const hookHash = (secret: string): string => hash('sha256', secret, 'base64url');

export const placeOf = (shopId: string, service: PaymentService, what: 'secret' | 'seal'): string =>
  `${shopId}+hook.${service}.${what}`;
