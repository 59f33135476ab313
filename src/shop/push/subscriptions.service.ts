import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { isPushTarget } from '../../platform/push/push.rules.js';
import type { PushTarget } from '../../platform/push/push.types.js';
import { WebPush } from '../../platform/push/web-push.js';
import { BadPushTarget } from './push.errors.js';
import { PushRepository } from './push.repository.js';
import { tooMany } from './push-limits.rules.js';
import { SealedTargets, subscriptionIdOf } from './sealed-targets.js';

/** The browsers of a restaurant that want to be called. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly all: PushRepository,
    private readonly targets: SealedTargets,
    private readonly push: WebPush,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  publicKey(): Promise<string> {
    return this.push.publicKey();
  }

  async add(shopId: string, { userId, sessionId }: Viewer, target: PushTarget): Promise<void> {
    if (!isPushTarget(target, { allowPrivate: this.env.ALLOW_PRIVATE_TARGETS })) throw new BadPushTarget();
    await this.push.check(target.endpoint);
    const id = subscriptionIdOf(target.endpoint);
    const sealed = this.targets.seal(target);
    await this.all.put({ id, shopId, userId, sessionId, sealed, createdAt: this.clock.now() });
    const surplus = tooMany(await this.all.list(shopId));
    if (surplus.length > 0) await this.all.remove(shopId, surplus);
  }

  async remove(shopId: string, endpoint: string): Promise<void> {
    await this.all.remove(shopId, [subscriptionIdOf(endpoint)]);
  }
}
