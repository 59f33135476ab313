import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { GuestPaper } from '../../shop/receipt/receipt.view.js';
import type { DisplayFont } from '../../shop/restaurant/shop.types.js';
import type { GuestDataPage, TrackingPage } from '../order/quote.view.js';
import type { StorefrontShop } from '../shop/shop.view.js';
import { drawnParts, type KeptParts } from './drawn-parts.js';
import type { CheckoutPage, DishPage, LegalTextPage, MenuPage, TablePayPage } from './page.view.js';

const BUILT = path.resolve('dist/storefront');
const ENTRIES = {
  menu: 'menu/menu.entry.ts',
  sheet: 'sheet/sheet.entry.tsx',
  checkout: 'checkout/checkout.entry.tsx',
  tracking: 'tracking/tracking.entry.tsx',
  voucher: 'voucher/voucher.entry.tsx',
  table: 'table/table.entry.tsx',
  tablePay: 'table/pay/table-pay.entry.tsx',
  dish: 'dish/dish.entry.ts',
};
const WORKER = 'worker/sw.entry.ts';
const FONTS = 'lib/fonts.entry.ts';

const FONT_FILES: Record<DisplayFont, string> = {
  fraunces: fontFile('fraunces'),
  poppins: fontFile('poppins'),
  oswald: fontFile('oswald'),
};

/** Where the built files stand from a page's point of view. */
export interface Scripts extends Record<keyof typeof ENTRIES | 'icon', string> {
  fonts: Record<DisplayFont, string>;
}

/** The built views, loaded by path: this side knows their props and nothing else of them. */
interface Views {
  renderMenu(page: MenuPage, scripts: Scripts): string;
  drawMenu(page: MenuPage, scripts: Scripts, kept: KeptParts): Uint8Array[];
  renderDish(page: DishPage, scripts: Scripts): string;
  renderCheckout(page: CheckoutPage, scripts: Scripts): string;
  renderTracking(page: CheckoutPage, tracking: TrackingPage, scripts: Scripts): string;
  renderVoucher(page: CheckoutPage, scripts: Scripts): string;
  renderVoucherSale(page: CheckoutPage, sale: object, scripts: Scripts): string;
  renderLost(page: CheckoutPage, scripts: Scripts): string;
  renderLostTable(page: CheckoutPage, scripts: Scripts): string;
  renderTablePay(page: CheckoutPage, pay: TablePayPage, scripts: Scripts): string;
  renderLegal(page: LegalTextPage, scripts: Scripts): string;
  renderReceipt(page: CheckoutPage, paper: GuestPaper, token: string | null, scripts: Scripts): string;
  renderGuestData(page: CheckoutPage, data: GuestDataPage, scripts: Scripts): string;
  inlineStylesOf(shop: StorefrontShop, fonts: Scripts['fonts']): string[];
  inlineScriptsOfMenu(): string[];
}

interface BuiltFile {
  file: string;
  /** Keys of what it loads with itself. */
  imports?: string[];
}

/** Turns props into the documents guests get. */
@Injectable()
export class StorefrontRenderer implements OnModuleInit {
  private views: Views;
  private manifest: Record<string, BuiltFile>;
  private build: string;
  private workerSource: string;
  private readonly drawn = drawnParts();
  private readonly hashes = new LRUCache<string, string>({ max: 500 });

  async onModuleInit(): Promise<void> {
    const entry = path.join(BUILT, 'server/server.js');
    if (!existsSync(entry)) throw new Error('The storefront is not built: run `npm run build` first.');
    this.views = await import(pathToFileURL(entry).href);
    const manifest = readFileSync(path.join(BUILT, 'client/manifest.json'), 'utf8');
    this.manifest = JSON.parse(manifest);
    this.build = hashOf(manifest + readFileSync(entry, 'utf8')).slice(0, 12);
    this.workerSource = readFileSync(path.join(this.clientDir, this.builtFile(WORKER).file), 'utf8');
  }

  /** The folder with everything a browser may fetch. */
  readonly clientDir = path.join(BUILT, 'client');

  /** A hosted menu, in pieces; what has not changed since it was drawn last is not drawn again. */
  menu(page: MenuPage): Uint8Array[] {
    return this.views.drawMenu(page, this.scriptsAt('/storefront/'), this.drawn);
  }

  /** One that is written once: a preview, or a page of an exported shop. */
  menuOnce(page: MenuPage, scripts: Scripts): string {
    return this.views.renderMenu(page, scripts);
  }

  /** Exported shops alone have one. */
  dish(page: DishPage, scripts: Scripts): string {
    return this.views.renderDish(page, scripts);
  }

  checkout(page: CheckoutPage, scripts: Scripts = this.scriptsAt('/storefront/')): string {
    return this.views.renderCheckout(page, scripts);
  }

  tracking(page: CheckoutPage, tracking: TrackingPage): string {
    return this.views.renderTracking(page, tracking, this.scriptsAt('/storefront/'));
  }

  voucher(page: CheckoutPage): string {
    return this.views.renderVoucher(page, this.scriptsAt('/storefront/'));
  }

  /** The page of one purchase; what stands on it the folder of vouchers knows. */
  voucherSale(page: CheckoutPage, sale: object): string {
    return this.views.renderVoucherSale(page, sale, this.scriptsAt('/storefront/'));
  }

  lost(page: CheckoutPage): string {
    return this.views.renderLost(page, this.scriptsAt('/storefront/'));
  }

  lostTable(page: CheckoutPage): string {
    return this.views.renderLostTable(page, this.scriptsAt('/storefront/'));
  }

  tablePay(page: CheckoutPage, pay: TablePayPage): string {
    return this.views.renderTablePay(page, pay, this.scriptsAt('/storefront/'));
  }

  legal(page: LegalTextPage, scripts: Scripts = this.scriptsAt('/storefront/')): string {
    return this.views.renderLegal(page, scripts);
  }

  receipt(page: CheckoutPage, paper: GuestPaper, token: string | null): string {
    return this.views.renderReceipt(page, paper, token, this.scriptsAt('/storefront/'));
  }

  guestData(page: CheckoutPage, data: GuestDataPage): string {
    return this.views.renderGuestData(page, data, this.scriptsAt('/storefront/'));
  }

  /** The worker of one shop; another build makes it another script. */
  worker(home: string): string {
    // A file that two others share is asked for once: a browser refuses to keep one twice.
    const names = [...new Set(this.withImports(this.builtFile(ENTRIES.menu)))];
    const files = names.map((file) => `/storefront/${file}`);
    return `const BUILD = ${JSON.stringify({ id: this.build, home, files })};\n${this.workerSource}`;
  }

  /** All files a page may load, without the worker: it belongs to the hosted shop alone. */
  get scriptFiles(): string[] {
    const names = Object.values(this.manifest).map(({ file }) => file);
    const others = [WORKER, FONTS].map((entry) => this.builtFile(entry).file);
    return [...new Set(names)].filter((name) => !others.includes(name)).sort();
  }

  /** Where the scripts stand from a page's point of view. */
  scriptsAt(root: string, icon = '/favicon.ico'): Scripts {
    const fileOf = (entry: string) => root + this.builtFile(entry).file;
    const fontOf = (font: DisplayFont) => root + (this.manifest[FONT_FILES[font]]?.file ?? '');
    const { menu, sheet, checkout, tracking, voucher, table, tablePay, dish } = ENTRIES;
    return {
      menu: fileOf(menu),
      sheet: fileOf(sheet),
      checkout: fileOf(checkout),
      tracking: fileOf(tracking),
      voucher: fileOf(voucher),
      table: fileOf(table),
      tablePay: fileOf(tablePay),
      dish: fileOf(dish),
      icon,
      fonts: { fraunces: fontOf('fraunces'), poppins: fontOf('poppins'), oswald: fontOf('oswald') },
    };
  }

  /** The policy of an exported tree, whose pages lie so many folders deep and ask one server. */
  exportedPolicyFor(shop: StorefrontShop, { roots, api }: { roots: readonly string[]; api: string }): string {
    const hashes = [...new Set(roots.flatMap((root) => this.styleHashes(shop, root)))];
    return [
      "default-src 'self'",
      this.menuScripts(),
      `connect-src 'self' ${api}`,
      `style-src ${hashes.join(' ')}`,
      `img-src 'self' data: blob: ${api}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join(';');
  }

  private styleHashes(shop: StorefrontShop, root: string): string[] {
    const { fonts } = this.scriptsAt(root);
    return this.views.inlineStylesOf(shop, fonts).map((style) => this.sourceOf(style));
  }

  private menuScripts(): string {
    const hashes = this.views.inlineScriptsOfMenu().map((script) => this.sourceOf(script));
    return `script-src 'self' ${hashes.join(' ')}`;
  }

  /** How a policy names it. Most are the same for every shop. */
  private sourceOf(text: string): string {
    const hash = this.hashes.get(text) ?? hashOf(text);
    this.hashes.set(text, hash);
    return `'sha256-${hash}'`;
  }

  private builtFile(entry: string): BuiltFile {
    return this.manifest[`views/storefront/${entry}`] ?? { file: '' };
  }

  private withImports({ file, imports = [] }: BuiltFile): string[] {
    return [file, ...imports.flatMap((name) => this.withImports(this.manifest[name] ?? { file: '' }))];
  }

  /** Kept pages cannot carry a nonce, so their styles are allowed by what they say. */
  policyFor(shop: StorefrontShop, frames = "'none'"): string {
    const hashes = this.styleHashes(shop, '/storefront/');
    return [
      "default-src 'self'",
      `style-src ${hashes.join(' ')}`,
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${frames}`,
    ].join(';');
  }

  /** Only the menu has a script inside. */
  menuPolicyFor(shop: StorefrontShop): string {
    return `${this.policyFor(shop)};${this.menuScripts()}`;
  }
}

function fontFile(name: DisplayFont): string {
  return `node_modules/@fontsource/${name}/files/${name}-latin-600-normal.woff2`;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
