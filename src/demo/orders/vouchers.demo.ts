import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import { type WrittenVoucher, WrittenVouchers } from '../../shop/voucher/sale/written-vouchers.service.js';

const DAYS_AGO: (Omit<WrittenVoucher, 'id' | 'soldAt'> & { sold: number })[] = [
  {
    sold: 2,
    cents: 5_000,
    buyer: { name: 'Miriam Vogt', email: 'miriam.vogt@example.org' },
    forName: 'Papa',
    greeting: 'Alles Gute zum Siebzigsten!',
    redeemed: [],
  },
  {
    sold: 9,
    cents: 10_000,
    buyer: { name: 'Deniz Aydın', email: 'deniz@example.org' },
    forName: 'Team Buchhaltung',
    greeting: 'Danke für das Jahr.',
    redeemed: [3_760, 2_490],
  },
  {
    sold: 16,
    cents: 2_500,
    buyer: { name: 'Jonas Weber', email: 'jonas.weber@example.org' },
    forName: '',
    greeting: '',
    redeemed: [2_500],
  },
  {
    sold: 23,
    cents: 5_000,
    buyer: { name: 'Familie Brandt', email: 'brandt@example.org' },
    forName: 'Lena',
    greeting: 'Einmal Pizza für die ganze WG.',
    redeemed: [1_890],
    blocked: 'Zettel verloren',
  },
];

/** A few vouchers that were sold and eaten in part. */
@Injectable()
export class VouchersDemo {
  constructor(
    private readonly vouchers: WrittenVouchers,
    private readonly clock: Clock,
  ) {}

  async sell(shopId: string): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { sold, ...voucher } of DAYS_AGO) {
      const soldAt = now - sold * DAY_MS;
      await this.vouchers.add(shopId, { ...voucher, id: newId(soldAt), soldAt: new Date(soldAt) });
    }
  }
}
