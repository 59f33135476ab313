import type { DomainView } from '../domain/domain.view.js';
import type { Design } from '../restaurant/shop.types.js';

export interface DesignPage {
  design: Design;
  defaults: Design;
  version: number;
  shopUrl: string;
  /** Data addresses: to look at and to save. */
  qr: { svg: string; png: string };
  changes: DesignChange[];
  domain: DomainView;
}

export interface DesignChange {
  id: string;
  at: string;
  who: string;
  fields: { label: string; before: string; after: string }[];
}
