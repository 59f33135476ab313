import { Injectable } from '@nestjs/common';

/** What accounts need from the module that owns the shops. That module stands above this one and registers itself here. */
export interface ConnectedShops {
  nameOf(shopId: string): Promise<string | null>;
  /** Its last owner leaves: the shop takes no more orders, its receipts stay as long as the law says. */
  close(shopId: string, userId: string): Promise<void>;
}

@Injectable()
export class ShopLink {
  private shops: ConnectedShops | null = null;

  connect(shops: ConnectedShops): void {
    this.shops = shops;
  }

  async nameOf(shopId: string): Promise<string> {
    return (await this.shops?.nameOf(shopId)) ?? 'deinem Restaurant';
  }

  async close(shopId: string, userId: string): Promise<void> {
    if (!this.shops) throw new Error('No module of shops is connected.');
    await this.shops.close(shopId, userId);
  }
}
