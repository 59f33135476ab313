import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { SiteBuild } from './site-build.types.js';
import type { UploadResult, UploadWatch } from './upload.types.js';

/** Brings a finished build to the web space of the restaurant. What it throws for the operator is an AppError. */
export interface SiteUpload {
  isConfigured(shop: Shop): boolean;
  publish(shopId: string, build: SiteBuild, watch: UploadWatch): Promise<UploadResult>;
}

export const SITE_UPLOAD = Symbol('SITE_UPLOAD');
