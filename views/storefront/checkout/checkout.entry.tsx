import { createRoot } from 'react-dom/client';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { offerWays } from '../lib/basket/basket';
import { readConfig, readData } from '../lib/config';
import { inKeptLanguage } from '../lib/words/kept-language';
import { Speaks } from '../lib/words/Voice';
import { Checkout } from './Checkout';

const place = document.getElementById('kasse');
const { shop } = readData<{ shop: StorefrontShop }>('checkout');
const config = readConfig();
const elsewhere = inKeptLanguage(config, location.search);
offerWays(shop.ways);
if (elsewhere) location.replace(elsewhere);
else if (place) {
  createRoot(place).render(
    <Speaks speech={config.speech}>
      <Checkout config={config} shop={shop} />
    </Speaks>,
  );
}
