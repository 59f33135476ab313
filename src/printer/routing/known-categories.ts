import { Injectable } from '@nestjs/common';

type Known = (shopId: string) => Promise<ReadonlySet<string>>;

/** Whoever has the menu says which categories there are; without a menu every one is taken for known. */
@Injectable()
export class KnownCategories {
  private ask: Known | null = null;

  use(ask: Known): void {
    this.ask = ask;
  }

  of(shopId: string): Promise<ReadonlySet<string> | null> {
    return this.ask ? this.ask(shopId) : Promise.resolve(null);
  }
}
