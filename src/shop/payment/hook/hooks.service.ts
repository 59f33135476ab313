import { Injectable } from '@nestjs/common';
import { Cipher } from '../../../platform/cipher/cipher.js';
import { Clock } from '../../../platform/clock/clock.js';
import { addressKey } from '../../../platform/http/rate-limit.rules.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import {
  type ChargeHint,
  PAYMENT_SERVICES,
  type PaymentService,
  type RawCall,
} from '../../../platform/pay/pay.types.js';
import { Queue } from '../../../platform/queue/queue.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import { PayServices } from '../pay-services.js';
import { AskAgainLater, HookNotFound, NotGenuine } from '../payment.errors.js';
import { READ_CHARGE } from '../payment.jobs.js';
import { PaymentRepository } from '../payment.repository.js';
import { ConnectionRepository } from './connection.repository.js';
import type { PayConnection } from './connection.types.js';
import { hookHash, placeOf } from './hook-ups.service.js';

/** More than any restaurant's payments make; each may cost a question to the service. */
const PER_SHOP = { points: 600, seconds: 60 };
const GUESSES = { points: 300, seconds: 60 };
const SECRET = /^[\w-]{20,64}$/;
const MOST_KIND = 60;

/** A service calls. Whatever it says makes us read; nothing of it is believed. */
@Injectable()
export class Hooks {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly services: PayServices,
    private readonly payments: PaymentRepository,
    private readonly shops: KnownShops,
    private readonly cipher: Cipher,
    private readonly limits: RateLimits,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async take(name: string, secret: string, ip: string, call: RawCall): Promise<void> {
    const address = addressKey(ip);
    // Counted before anything is read, and forgotten when the address is right: only those who guess come to the end of it.
    await this.limits.consume('payment-hook-guess', address, GUESSES);
    const service = PAYMENT_SERVICES.find((one) => one === name);
    const connection =
      service && SECRET.test(secret) ? await this.connections.findByHook(service, hookHash(secret)) : null;
    if (!connection) throw new HookNotFound();
    await this.limits.reset('payment-hook-guess', address);
    await this.limits.consume('payment-hook', connection.shopId, PER_SHOP);
    const hint = await this.hintOf(connection, call);
    if (hint === 'unclear') {
      await this.note(connection, 'unklar', 'Echtheit war nicht zu prüfen, kommt noch einmal', false);
      throw new AskAgainLater();
    }
    if (!hint) {
      await this.note(connection, 'unbekannt', 'nicht echt, abgewiesen', false);
      throw new NotGenuine();
    }
    await this.heard(connection, hint);
  }

  private async hintOf(
    { shopId, service, hook }: PayConnection,
    call: RawCall,
  ): Promise<ChargeHint | 'unclear' | null> {
    const keys = this.services.keysOf(await this.shops.get(shopId), service);
    if (!keys || !hook?.id || !hook.seal) return null;
    const secret = this.cipher.open(hook.seal, placeOf(shopId, service, 'seal'));
    try {
      return await this.services.of(service).hintOf(keys, { id: hook.id, secret }, call);
    } catch (error) {
      if (error instanceof PayRefused) return null;
      if (error instanceof PayUnreachable) return 'unclear';
      throw error;
    }
  }

  private async heard(connection: PayConnection, { chargeId, kind }: ChargeHint): Promise<void> {
    const { shopId, service } = connection;
    const payment = chargeId ? await this.payments.findByCharge(shopId, service, chargeId) : null;
    if (payment && chargeId) {
      await this.payments.hint(shopId, payment.id, this.clock.now());
      await this.queue.add(READ_CHARGE, { shopId, service, chargeId });
    }
    await this.note(connection, kind, payment ? 'gelesen' : 'betrifft keine Zahlung von hier', true);
  }

  private note(
    { shopId, service }: { shopId: string; service: PaymentService },
    kind: string,
    outcome: string,
    ok: boolean,
  ): Promise<void> {
    const at = this.clock.now();
    return this.connections.note(shopId, service, { at, kind: kind.slice(0, MOST_KIND), outcome, ok });
  }
}
