import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { homeOf } from '../domain/shop-home.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type ScanTarget, scanKeyOf } from './qr-target.rules.js';
import { QrBookRepository } from './scan/qr-book.repository.js';

/** The addresses in codes: they lead over a page that counts, and stay the same when what they lead to moves. */
@Injectable()
export class QrLinks {
  constructor(
    private readonly books: QrBookRepository,
    private readonly env: Env,
  ) {}

  homeOf(shop: Shop): string {
    return homeOf(shop, this.env);
  }

  linkOf(shop: Shop, target: ScanTarget): string {
    return `${this.homeOf(shop)}/qr/${scanKeyOf(target)}`;
  }

  reviewUrlOf(shopId: string): Promise<string> {
    return this.books.reviewUrlOf(shopId);
  }

  setReviewUrl(shopId: string, url: string): Promise<void> {
    return this.books.setReviewUrl(shopId, url);
  }
}
