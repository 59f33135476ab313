import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../shared/money.js';

/** What an order was paid with besides the payment service. */
export interface PurseState {
  leftCents: Cents;
  backCents: Cents;
  /** What was said when something last went back. */
  reason?: string;
}

export interface Purse {
  of(shopId: string, orderId: string): Promise<PurseState>;
  /** false when somebody gave something back since `backCents`. */
  giveBack(
    shopId: string,
    orderId: string,
    back: { cents: Cents; backCents: Cents; by: string; reason: string },
  ): Promise<boolean>;
}

const EMPTY: PurseState = { leftCents: 0, backCents: 0 };

/** Filled again before money goes back through the payment service. */
@Injectable()
export class OtherPurse {
  private purse: Purse | null = null;

  /** Called in a constructor. */
  set(purse: Purse): void {
    this.purse = purse;
  }

  async of(shopId: string, orderId: string): Promise<PurseState> {
    return (await this.purse?.of(shopId, orderId)) ?? EMPTY;
  }

  async giveBack(...asked: Parameters<Purse['giveBack']>): Promise<boolean> {
    return (await this.purse?.giveBack(...asked)) ?? false;
  }
}
