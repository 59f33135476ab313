import { renderToString } from 'react-dom/server';
import type { GuestPaper } from '../../src/shop/receipt/receipt.view';
import type { GuestDataPage, TrackingPage } from '../../src/storefront/order/quote.view';
import type {
  CheckoutPage,
  DishPage,
  LegalTextPage,
  MenuPage,
  TablePayPage,
} from '../../src/storefront/pages/page.view';
import type { StorefrontShop } from '../../src/storefront/shop/shop.view';
import type { SalePage } from '../../src/storefront/voucher/voucher.view';
import { CheckoutDocument } from './checkout/CheckoutDocument';
import { DishDocument } from './dish/DishDocument';
import dishPageStyles from './dish/dish-page.css?inline';
import { LegalDocument } from './legal/LegalDocument';
import legalStyles from './legal/legal.css?inline';
import { ownStylesOf } from './lib/colors';
import type { Assets } from './lib/Document';
import type { Fonts } from './lib/fonts';
import { KEEP_EARLY_TAPS } from './menu/early/keep-taps';
import { MenuDocument } from './menu/MenuDocument';
import { WITHOUT_SCRIPT } from './menu/NoScript';
import { drawMenu as drawn, type KeptParts } from './menu/rows/draw-menu';
import bar from './styles/bar.css?inline';
import base from './styles/base.css?inline';
import basketStyles from './styles/basket.css?inline';
import checkoutStyles from './styles/checkout.css?inline';
import choices from './styles/choices.css?inline';
import contrast from './styles/contrast.css?inline';
import controls from './styles/controls.css?inline';
import desk from './styles/desk.css?inline';
import diet from './styles/diet.css?inline';
import dishSide from './styles/dish-side.css?inline';
import dishes from './styles/dishes.css?inline';
import find from './styles/find.css?inline';
import foot from './styles/foot.css?inline';
import layout from './styles/layout.css?inline';
import menuStyles from './styles/menu.css?inline';
import menuParts from './styles/menu-parts.css?inline';
import parts from './styles/parts.css?inline';
import payingStyles from './styles/paying.css?inline';
import sheetStyles from './styles/sheet.css?inline';
import tokens from './styles/tokens.css?inline';
import trackingStyles from './styles/tracking.css?inline';
import { LostTable } from './table/LostTable';
import { TablePayDocument } from './table/pay/TablePayDocument';
import tablePayStyles from './table/pay/table-pay.css?inline';
import tableStyles from './table/table.css?inline';
import { GuestDataDocument } from './tracking/GuestDataDocument';
import { LostDocument } from './tracking/LostDocument';
import paperStyles from './tracking/paper.css?inline';
import { ReceiptDocument } from './tracking/ReceiptDocument';
import { TrackingDocument } from './tracking/TrackingDocument';
import { SaleDocument } from './voucher/SaleDocument';
import { VoucherDocument } from './voucher/VoucherDocument';
import voucherStyles from './voucher/voucher.css?inline';

/** Where the built scripts are: names with a content hash, hosted or relative. */
export interface Scripts {
  menu: string;
  sheet: string;
  checkout: string;
  tracking: string;
  voucher: string;
  table: string;
  tablePay: string;
  dish: string;
  icon: string;
  fonts: Fonts;
}

const frame = tokens + base + parts + contrast + foot;
const menuPage =
  frame +
  controls +
  basketStyles +
  choices +
  sheetStyles +
  menuStyles +
  layout +
  bar +
  dishes +
  diet +
  dishSide +
  menuParts +
  find;
const styles = {
  menu: menuPage,
  table: menuPage + tableStyles,
  dish: frame + controls + desk + sheetStyles + diet + dishPageStyles,
  checkout: frame + controls + desk + basketStyles + sheetStyles + checkoutStyles,
  tracking: frame + controls + desk + basketStyles + payingStyles + trackingStyles,
  tablePay: frame + controls + desk + payingStyles + tableStyles + tablePayStyles,
  voucher: frame + controls + desk + basketStyles + checkoutStyles + payingStyles + voucherStyles,
  legal: frame + desk + legalStyles,
  form: frame + controls + desk + legalStyles + voucherStyles,
  paper: frame + controls + desk + paperStyles,
};

/** The inline styles of a page; the policy names them by hash. */
export const inlineStylesOf = (shop: StorefrontShop, fonts: Fonts): string[] => [
  ownStylesOf(shop, fonts),
  ...Object.values(styles),
  WITHOUT_SCRIPT,
];

/** The inline scripts of a menu; its policy names them by hash too. */
export const inlineScriptsOfMenu = (): string[] => [KEEP_EARLY_TAPS];

export const renderMenu = (page: MenuPage, scripts: Scripts): string =>
  html(<MenuDocument page={page} sheet={scripts.sheet} assets={assetsOfMenu(page, scripts)} />);

/** The same in pieces, of which only those are drawn that differ from the last time. */
export const drawMenu = (page: MenuPage, scripts: Scripts, kept: KeptParts): Uint8Array[] =>
  drawn({ page, sheet: scripts.sheet, assets: assetsOfMenu(page, scripts) }, kept);

const assetsOfMenu = (page: MenuPage, scripts: Scripts): Assets =>
  page.table ? atTable(scripts) : assets(scripts, 'menu', styles.menu);

/** What the table does is there before the menu begins. */
const atTable = ({ table, menu, icon, fonts }: Scripts): Assets => ({
  scripts: [table, menu],
  styles: styles.table,
  icon,
  fonts,
});

export const renderLostTable = (page: CheckoutPage, { icon, fonts }: Scripts): string =>
  html(<LostTable page={page} assets={{ scripts: [], styles: styles.tracking, icon, fonts }} />);

export const renderTablePay = (page: CheckoutPage, pay: TablePayPage, scripts: Scripts): string =>
  html(<TablePayDocument page={page} pay={pay} assets={assets(scripts, 'tablePay', styles.tablePay)} />);

export const renderDish = (page: DishPage, scripts: Scripts): string =>
  html(<DishDocument page={page} assets={assets(scripts, 'dish', styles.dish)} />);

export const renderCheckout = (page: CheckoutPage, scripts: Scripts): string =>
  html(<CheckoutDocument page={page} assets={assets(scripts, 'checkout', styles.checkout)} />);

export const renderTracking = (page: CheckoutPage, tracking: TrackingPage, scripts: Scripts): string =>
  html(
    <TrackingDocument
      page={page}
      tracking={tracking}
      assets={assets(scripts, 'tracking', styles.tracking)}
    />,
  );

/** A text to read needs no script at all. */
export const renderLegal = (page: LegalTextPage, scripts: Scripts): string => {
  const { icon, fonts } = scripts;
  const text = { scripts: [], styles: styles.legal, icon, fonts };
  return html(
    <LegalDocument page={page} assets={page.form ? assets(scripts, 'voucher', styles.form) : text} />,
  );
};

export const renderVoucher = (page: CheckoutPage, scripts: Scripts): string =>
  html(<VoucherDocument page={page} assets={assets(scripts, 'voucher', styles.voucher)} />);

export const renderVoucherSale = (page: CheckoutPage, sale: SalePage, scripts: Scripts): string =>
  html(<SaleDocument page={page} sale={sale} assets={assets(scripts, 'voucher', styles.voucher)} />);

export const renderLost = (page: CheckoutPage, { icon, fonts }: Scripts): string =>
  html(<LostDocument page={page} assets={{ scripts: [], styles: styles.tracking, icon, fonts }} />);

export const renderReceipt = (
  page: CheckoutPage,
  paper: GuestPaper,
  token: string | null,
  scripts: Scripts,
): string => html(<ReceiptDocument page={page} paper={paper} token={token} assets={onPaper(scripts)} />);

export const renderGuestData = (page: CheckoutPage, data: GuestDataPage, scripts: Scripts): string =>
  html(<GuestDataDocument page={page} data={data} assets={onPaper(scripts)} />);

const onPaper = ({ icon, fonts }: Scripts): Assets => ({ scripts: [], styles: styles.paper, icon, fonts });

const html = (document: React.ReactElement): string => `<!doctype html>${renderToString(document)}`;

const assets = (
  scripts: Scripts,
  page: 'menu' | 'checkout' | 'tracking' | 'tablePay' | 'voucher' | 'dish',
  css: string,
): Assets => ({
  // A preview brings no script: nothing in it is to be tapped.
  scripts: [scripts[page]].filter(Boolean),
  styles: css,
  icon: scripts.icon,
  fonts: scripts.fonts,
});
