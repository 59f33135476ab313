import { Injectable } from '@nestjs/common';
import { StorefrontRenderer } from '../storefront.renderer.js';
import { appManifestOf, iconOf } from './app-manifest.rules.js';
import { hostedLinks } from './links.rules.js';
import { OpenShops } from './open-shops.js';

/** The parts of a shop that live on a guest's phone. */
@Injectable()
export class ShopApp {
  constructor(
    private readonly shops: OpenShops,
    private readonly renderer: StorefrontRenderer,
  ) {}

  async manifest(slug: string): Promise<string> {
    return JSON.stringify(appManifestOf(await this.shops.bySlug(slug)));
  }

  async icon(slug: string): Promise<string> {
    return iconOf(await this.shops.bySlug(slug));
  }

  async worker(slug: string): Promise<string> {
    return this.renderer.worker(hostedLinks(await this.shops.bySlug(slug)).menu);
  }
}
