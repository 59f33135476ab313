import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { isOpenAt } from '../../opening-hours/opening-hours.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AlarmRepository } from './alarm.repository.js';
import { type AlarmView, toAlarmView } from './alarm.view.js';

@Injectable()
export class AlarmService {
  constructor(
    private readonly alarms: AlarmRepository,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async list({ id, settings }: Shop): Promise<AlarmView[]> {
    const isOpen = isOpenAt(settings, this.clock.now());
    return (await this.alarms.listLive(id)).map((alarm) => toAlarmView(alarm, isOpen));
  }

  /** Silent from here on, and no mail any more. It stays in sight until it is over. */
  async acknowledge(shop: Shop, ids: readonly string[], by: string): Promise<AlarmView[]> {
    for (const id of ids) await this.alarms.acknowledge(shop.id, id, { by, at: this.clock.now() });
    const alarms = await this.list(shop);
    await this.live.publish(shop.id, 'alarm.changed', { count: alarms.length });
    return alarms;
  }
}
