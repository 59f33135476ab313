import { Injectable } from '@nestjs/common';
import { hostedLinks } from '../shop/links.rules.js';
import type { OpenShop } from '../shop/open-shops.js';
import { appManifestOf, iconOf } from './app-manifest.rules.js';
import { StorefrontRenderer } from './storefront.renderer.js';

/** The parts of a shop that live on a guest's phone. */
@Injectable()
export class ShopApp {
  constructor(private readonly renderer: StorefrontRenderer) {}

  manifest(shop: OpenShop): string {
    return JSON.stringify(appManifestOf(shop));
  }

  icon(shop: OpenShop): string {
    return iconOf(shop);
  }

  worker(shop: OpenShop): string {
    return this.renderer.worker(hostedLinks(shop).menu);
  }
}
