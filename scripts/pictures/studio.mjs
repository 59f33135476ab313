import { chromium } from 'playwright-core';
import { startProduct } from '../bench/product.mjs';
import { inScratch } from '../setup/scratch.mjs';
import { phoneFonts } from './fonts.mjs';

/** The built product with the demo restaurant, and a browser that shows it as the phones of guests do. */
export const inStudio = (name, work) =>
  inScratch(`studio-${name}`, async ({ dataDir, later }) => {
    const { url } = await startProduct({ dataDir, later });
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
      env: phoneFonts(dataDir),
    });
    later(() => browser.close());
    await work({ url, browser, dataDir });
  });
