import type { Page } from 'playwright-core';
import type { LedgerLine, PaySim } from '../../../scripts/pay-sim/start.mjs';
import type { MenuView } from '../../../src/storefront/menu/menu.view.js';
import { anOrder, anOrderKey } from '../../factories/orders.js';
import { Browser as Caller } from '../browser.js';
import { eventually } from '../wait.js';
import type { Restaurant } from './journey.js';

export interface PaidOnline {
  id: string;
  number: number;
  name: string;
  chargeId: string;
}

/** A restaurant that sells online, seen from its desk, and the simulator behind it. */
export class PayingDesk {
  private names = 0;

  constructor(
    private readonly bella: Restaurant,
    private readonly sim: PaySim,
    private readonly lucia: Caller,
  ) {}

  /** One whom the desk knows by name; two pieces of one dish, held at the service. */
  async paidOnline(payment: 'stripe' | 'paypal' = 'stripe'): Promise<PaidOnline> {
    const name = `Gast ${String.fromCharCode(65 + this.names++)}`;
    const guest = new Caller(this.bella);
    const shop = `/api/storefront/${this.bella.slug}`;
    const { body: menu } = await guest.get<MenuView>(`${shop}/menu`);
    const asking = { get: async () => ({ body: menu }) } as unknown as Caller;
    const contact = { name, phone: '0171 3920012', email: 'jonas@example.org', note: '' };
    const wish = await anOrder(asking, { contact, payment });
    wish.lines[0]!.quantity = 2;
    const { body, status } = await guest.post<{
      id: string;
      number: number;
      token: string;
      payment: { chargeId: string };
    }>(`${shop}/order`, wish, { 'idempotency-key': anOrderKey() });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const { id, number, token, payment: begun } = body.data;
    this.sim.pay({ id: begun.chargeId });
    await guest.post(`${shop}/order/${token}/paid`, {});
    return { id, number, name, chargeId: begun.chargeId };
  }

  /** Accepted at the desk, and the money is taken. */
  async taken(): Promise<PaidOnline> {
    const placed = await this.paidOnline();
    await this.accept(placed.id);
    await eventually(() => this.charge(placed.chargeId).captures.length === 1);
    return placed;
  }

  charge(id: string): LedgerLine {
    return this.sim.ledger().find((one) => one.id === id)!;
  }

  accept(id: string) {
    return this.lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });
  }

  async idOf(number: string): Promise<string> {
    const { body } = await this.lucia.get<{ orders: { id: string; number: number }[] }>('/api/order/board');
    return body.data.orders.find((one) => `${one.number}` === number)!.id;
  }

  /** What the kitchen tears off. */
  docketOf(number: string): Promise<string> {
    return eventually(async () => {
      const jobs = (await this.lucia.get<{ id: string; title: string }[]>('/api/print/list')).body.data;
      const job = jobs.find(({ title }) => title === `Nr. ${number}`);
      return job && (await this.lucia.get(`/api/print/paper?id=${job.id}`)).text;
    });
  }
}

export const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Five stand there at first. */
export async function unfoldCalls(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^Alle \d+ Meldungen zeigen$/ });
  if ((await all.count()) > 0) await all.click();
}

export async function typeKeys(
  page: Page,
  publicLabel: string,
  secretLabel: string,
  keys: [string, string],
): Promise<void> {
  await page.getByLabel(publicLabel).fill(keys[0]);
  await page.getByLabel(secretLabel, { exact: true }).fill(keys[1]);
  await page.getByRole('button', { name: 'Speichern und prüfen' }).click();
}
