import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import type { Tour } from './driver.types.js';

/** The board looks again, and so do the guests who wait for this tour. */
@Injectable()
export class TourNews {
  constructor(private readonly live: Live) {}

  changed({ shopId, stops }: Pick<Tour, 'shopId' | 'stops'>): void {
    void this.live.publish(shopId, 'tour.changed', { orderIds: stops.map(({ orderId }) => orderId) });
  }
}
