import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { SalePage } from '../../../src/storefront/voucher/voucher.view';
import { readConfig, readData } from '../lib/config';
import { Speaks } from '../lib/words/Voice';
import { Buy } from './Buy';
import { LiveSale } from './LiveSale';
import { Withdraw } from './Withdraw';

const config = readConfig();
const spoken = (children: ReactNode) => <Speaks speech={config.speech}>{children}</Speaks>;

const buy = document.getElementById('gutschein-kauf');
if (buy) {
  const { shop } = readData<{ shop: StorefrontShop }>('voucher');
  if (shop.vouchers) createRoot(buy).render(spoken(<Buy config={config} offer={shop.vouchers} />));
}
const sale = document.getElementById('gutschein');
if (sale) hydrateRoot(sale, spoken(<LiveSale config={config} first={readData<SalePage>('sale')} />));
const withdraw = document.getElementById('widerruf');
if (withdraw) createRoot(withdraw).render(spoken(<Withdraw config={config} live />));
