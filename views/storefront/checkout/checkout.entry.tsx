import { createRoot } from 'react-dom/client';
import type { StorefrontShop } from '../../../src/storefront/menu.view';
import { readConfig, readData } from '../lib/config';
import { Checkout } from './Checkout';

const place = document.getElementById('kasse');
const { shop } = readData<{ shop: StorefrontShop }>('checkout');
if (place) createRoot(place).render(<Checkout config={readConfig()} shop={shop} />);
