import { createRoot } from 'react-dom/client';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { readConfig, readData } from '../lib/config';
import { Speaks } from '../lib/words/Voice';
import { Checkout } from './Checkout';

const place = document.getElementById('kasse');
const { shop } = readData<{ shop: StorefrontShop }>('checkout');
const config = readConfig();
if (place) {
  createRoot(place).render(
    <Speaks speech={config.speech}>
      <Checkout config={config} shop={shop} />
    </Speaks>,
  );
}
