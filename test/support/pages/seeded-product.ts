import type { Browser as Chromium } from 'playwright-core';
import { anOrder, DEMO, placeOrder } from '../../factories/orders.js';
import { type RunningApp, startApp } from '../app.js';
import { Browser } from '../browser.js';
import { sparing, startChromium, type Visit, visit } from '../chromium.js';
import type { Who } from './screens.js';
import { givenOut, storedSecrets } from './secrets.js';

const SEEDED = {
  ftp: { host: 'ftp.bella.example', username: 'bella', password: 'ftp-Geheimnis-1' },
  paypal: { public_key: 'pk-paypal', secret_key: 'paypal-Geheimnis-2' },
  stripe: { public_key: 'pk-stripe', secret_key: 'stripe-Geheimnis-3' },
};

/** The product with a restaurant that has secrets, and a window for each visitor. */
export interface SeededProduct {
  running: RunningApp;
  visits: Record<Who, Visit>;
  owner: Browser;
  secrets: string[];
  /** The guest's own key to their order: it is in the address of their page. */
  orderToken: string;
  voucherId: string;
  close(): Promise<void>;
}

export async function startSeededProduct(): Promise<SeededProduct> {
  const [running, chromium] = await Promise.all([startApp({ SEED_DEMO: '1' }), startChromium()]);
  running.clock.set(new Date());
  const owner = await ownerWithSecrets(running);
  const placed = await placeOrder(new Browser(running), await anOrder(new Browser(running)));
  const orderToken = placed.body.data.token;
  const known = [...(await storedSecrets(running)), ...givenOut(owner), 'Geheimnis', DEMO.password];
  return {
    running,
    visits: await visitsOf(chromium, running.url, owner),
    owner,
    secrets: known.filter((secret) => secret !== orderToken),
    orderToken,
    voucherId: await someVoucher(owner),
    close: async () => {
      await chromium.close();
      await running.close();
    },
  };
}

async function ownerWithSecrets(running: RunningApp): Promise<Browser> {
  const owner = new Browser(running);
  await owner.signIn(DEMO);
  await owner.post('/api/shop/update', SEEDED);
  await owner.post('/api/user/totp/prepare', { currentPassword: DEMO.password });
  await owner.post('/api/user/pin', { currentPassword: DEMO.password, pin: '4711' });
  await owner.post('/api/member/invite', { email: 'neu@trattoria-bella.example', role: 'staff' });
  return owner;
}

async function someVoucher(owner: Browser): Promise<string> {
  const { text } = await owner.get('/app/vouchers/index.pageContext.json');
  return /"vouchers":\[\{"id":"([^"]+)"/.exec(text)![1]!;
}

async function visitsOf(chromium: Chromium, url: string, { cookies }: Browser): Promise<Record<Who, Visit>> {
  const visits = { guest: await sparing(await visit(chromium)), owner: await sparing(await visit(chromium)) };
  await visits.owner.context.addCookies(
    [...cookies].map(([name, { value, path }]) => ({ name, value, url: url + path })),
  );
  return visits;
}
