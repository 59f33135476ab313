import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import { formatEuro } from '../../src/shared/money.js';
import { Browser as Caller } from '../support/browser.js';
import { open } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { cardOf, PayingDesk, typeKeys, unfoldCalls } from '../support/journeys/paying-desk.js';
import { atCheckout, atDesk, orderWith, payWithCard } from '../support/journeys/paying-guest.js';
import { mailTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const CARD = 'Karte, Apple Pay, Google Pay';
const GOOD = '4242 4242 4242 4242';
const TEST = '*** TEST ***';

let bella: Restaurant;
let sim: PaySim;
let lucia: Caller;
let desk: PayingDesk;

beforeAll(async () => {
  bella = await startRestaurant('paying-desk');
  sim = await startPaySim({ port: bella.payPort });
  lucia = new Caller(bella);
  await lucia.signIn(bella.person);
  desk = new PayingDesk(bella, sim, lucia);
}, 120_000);
afterAll(async () => {
  await bella?.close();
  await sim?.close();
});
afterEach(() => void sim.fail({ reset: true }));

describe('whoever runs the restaurant', () => {
  it('connects Stripe and PayPal, reads in German what is wrong with keys, and chooses who pays how', async () => {
    const { page, context, complaints } = await bella.owner();
    await open(page, `${bella.url}/app/settings/payment`);
    expect(await atDesk(page, 'settings-empty')).toEqual([]);
    const stripe: [string, string] = ['Veröffentlichbarer Schlüssel', 'Geheimer Schlüssel'];
    await typeKeys(page, ...stripe, ['pk_test_sim_desk', 'sk_test_unknown']);
    await page.getByText('Stripe kennt den geheimen Schlüssel nicht.').first().waitFor();
    expect(await atDesk(page, 'settings-wrong')).toEqual([]);
    await typeKeys(page, ...stripe, ['pk_test_sim_desk', 'sk_test_sim_desk']);
    await page.getByText('Verbunden, mit Testschlüsseln: Es fließt kein Geld.').first().waitFor();
    await page.getByText('Testmodus').waitFor();

    await page.getByRole('group', { name: 'Karte online bei' }).getByLabel('Abholung').check();
    await page.getByLabel('Karte online ab').fill('5');
    await page.getByLabel('Karte online bis').fill('200');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Zahlarten gespeichert').waitFor();
    expect(await atDesk(page, 'settings-connected')).toEqual([]);

    await page.getByRole('link', { name: 'PayPal verbinden' }).click();
    await page.getByRole('heading', { name: 'PayPal', exact: true }).waitFor();
    await page.getByLabel('Sandbox').check();
    await typeKeys(page, 'Client-ID', 'Secret', ['sim-desk', 'secret-wrong']);
    await page.getByText('PayPal nimmt Client-ID und Secret nicht an.').first().waitFor();
    expect(await atDesk(page, 'paypal-wrong')).toEqual([]);
    await typeKeys(page, 'Client-ID', 'Secret', ['sim-desk', 'secret-desk']);
    await page.getByText('Verbunden, mit Testschlüsseln: Es fließt kein Geld.').first().waitFor();
    expect(await atDesk(page, 'paypal-connected')).toEqual([]);

    await page.getByRole('link', { name: 'Zahlung', exact: true }).first().click();
    await page.getByRole('group', { name: 'PayPal bei' }).getByLabel('Abholung').check();
    // A quick machine is here before the toast of the first time has gone.
    await page.getByText('Zahlarten gespeichert').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Zahlarten gespeichert').waitFor();

    await page.getByRole('link', { name: 'Rechtstexte ergänzen' }).click();
    const unnamed = page.getByText('Gäste können bei dir mit PayPal und Stripe zahlen.');
    await unnamed.waitFor();
    expect(await atDesk(page, 'privacy-unnamed')).toEqual([]);
    await page.getByRole('button', { name: 'Neu erzeugen' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Neu erzeugen' }).click();
    await unnamed.waitFor({ state: 'hidden' });
    expect(complaints.filter((text) => !/422/.test(text))).toEqual([]);
    await context.close();
  }, 120_000);

  it('sees on desk and docket that a guest has paid, and gives back a dish and then the rest', async () => {
    const guest = await atCheckout(bella);
    await orderWith(guest.page, CARD);
    await payWithCard(guest.page, GOOD);
    await guest.page.getByText('Wir haben deine Bestellung erhalten').waitFor();

    const { page, context } = await bella.owner();
    await open(page, `${bella.url}/app/dashboard`);
    const order = cardOf(page, 'Jonas Weber');
    await order.getByText('reserviert').waitFor();
    await order.getByText(TEST).waitFor();
    expect(await atDesk(page, 'desk-held')).toEqual([]);
    const number = await order.locator('header strong').innerText();
    const id = await desk.idOf(number);
    await desk.accept(id);
    await order.getByText(/€.?bezahlt/).waitFor();
    expect(await desk.docketOf(number)).toContain(TEST);

    await open(page, `${bella.url}/app/orderHistory`);
    await page.getByRole('button', { name: `Bestellung ${number} öffnen` }).click();
    const drawer = page.getByRole('dialog', { name: new RegExp(`^Bestellung ${number}`) });
    await drawer.getByText('bezahlt', { exact: true }).waitFor();
    expect(await atDesk(page, 'drawer-paid')).toEqual([]);
    await drawer.getByRole('button', { name: 'Geld zurückgeben' }).click();
    const dialog = page.getByRole('dialog', { name: /^Geld zurückgeben/ });
    await dialog.getByText('Einzelne Gerichte').click();
    await dialog.getByLabel('Stückzahl Tiramisù').fill('1');
    await dialog.getByLabel('Grund').fill('Eins fehlte');
    expect(await atDesk(page, 'refund-dialog')).toEqual([]);
    await dialog.getByRole('button', { name: `${formatEuro(850)} zurückgeben` }).click();
    await drawer.getByText('teilweise erstattet').first().waitFor();
    expect(await atDesk(page, 'drawer-partly')).toEqual([]);
    await mailTo(
      bella,
      'jonas@example.org',
      `${formatEuro(850)} zurück für Bestellung Nr. ${number} bei Trattoria Bella`,
    );

    await drawer.getByRole('button', { name: 'Geld zurückgeben' }).click();
    await dialog.getByText(`Noch nicht zurückgegeben: ${formatEuro(850)}`).waitFor();
    await dialog.getByRole('button', { name: `${formatEuro(850)} zurückgeben` }).click();
    await drawer.getByText('erstattet', { exact: true }).first().waitFor();
    expect(await drawer.getByRole('button', { name: 'Geld zurückgeben' }).count()).toBe(0);
    expect(
      sim
        .ledger()
        .at(-1)
        ?.refunds.map(({ cents }) => cents),
    ).toEqual([850, 850]);
    await page.keyboard.press('Escape');

    await page.getByLabel('Online bezahlt').selectOption({ label: 'Erstattet' });
    await page.waitForURL(/money=refunded/);
    await page.getByRole('button', { name: `Bestellung ${number} öffnen` }).waitFor();
    expect(await atDesk(page, 'history-refunded')).toEqual([]);
    await page.getByLabel('Online bezahlt').selectOption({ label: 'Geplatzt' });
    await page.getByRole('button', { name: `Bestellung ${number} öffnen` }).waitFor({ state: 'detached' });
    await context.close();
    await guest.context.close();
  }, 120_000);

  it('decides about a payment that burst at the acceptance: once more, at the door, or not at all', async () => {
    sim.fail({ capture: 'declined' });
    const { page, context } = await bella.owner();
    await open(page, `${bella.url}/app/dashboard`);
    const burst = async (service?: 'paypal') => {
      const placed = await desk.paidOnline(service);
      await desk.accept(placed.id);
      await cardOf(page, placed.name).getByText('Zahlung geplatzt').first().waitFor();
      return { ...placed, shown: cardOf(page, placed.name) };
    };
    const [again, door, never] = [await burst('paypal'), await burst(), await burst()];
    expect(await atDesk(page, 'desk-burst')).toEqual([]);

    await door.shown.getByRole('button', { name: 'Zahlt bar' }).click();
    await door.shown.getByText(/€.?bar/).waitFor();
    await never.shown.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByRole('dialog').getByLabel('Ein Satz an den Gast').waitFor();
    expect(await atDesk(page, 'desk-reject')).toEqual([]);
    await page.getByRole('button', { name: 'Bestellung ablehnen' }).click();
    await never.shown.waitFor({ state: 'detached' });
    sim.fail({ reset: true });
    await again.shown.getByRole('button', { name: 'Neu abbuchen' }).click();
    await again.shown.getByText(/€.?bezahlt/).waitFor();
    await eventually(() => !desk.charge(door.chargeId).isHeld && !desk.charge(never.chargeId).isHeld);
    expect([again, door, never].map(({ chargeId }) => desk.charge(chargeId).captures.length)).toEqual([
      1, 0, 0,
    ]);
    await context.close();
  }, 120_000);

  it('reads what a guest wants to pay with in cash, on the card and on the slip of the driver', async () => {
    const guest = await atCheckout(bella, '', { fulfilment: 'delivery', dishes: { Tiramisù: 4 } });
    for (const [label, value] of [
      ['Straße', 'Oranienstraße'],
      ['Nr.', '5'],
      ['PLZ', '10999'],
      ['Ort', 'Berlin'],
      ['Telefon', '0171 3920012'],
      ['Name', 'Wanda Bar'],
    ] as const)
      await guest.page.getByLabel(label).fill(value);
    await guest.page.getByLabel('Bar an der Tür').check();
    await guest.page.getByRole('group', { name: 'Zahle mit' }).getByText('50').check();
    await guest.page
      .getByRole('button', { name: /^Zahlungspflichtig bestellen/ })
      .and(guest.page.locator('[aria-busy=false]'))
      .click();
    await guest.page.getByText('Wir haben deine Bestellung erhalten').waitFor();

    const { page, context } = await bella.owner();
    await open(page, `${bella.url}/app/dashboard`);
    await cardOf(page, 'Wanda Bar')
      .getByText(/zahlt mit 50,00.€/)
      .waitFor();
    const number = await cardOf(page, 'Wanda Bar').locator('header strong').innerText();
    await desk.accept(await desk.idOf(number));
    expect(await desk.docketOf(number)).toMatch(/Zahlt mit.*50,00.€.*Rückgeld/s);
    await context.close();
    await guest.context.close();
  }, 120_000);

  it('sees a dispute, an order that became smaller, and what the services have called', async () => {
    const { page, context } = await bella.owner();
    const disputed = await desk.taken();
    const changed = await desk.taken();
    const { body } = await lucia.get<{ lines: { lineId: string }[] }>(
      `/api/payment/order?orderId=${changed.id}`,
    );
    const smaller = { id: changed.id, lines: [{ lineId: body.data.lines[0]?.lineId, quantity: 1 }] };
    expect((await lucia.post('/api/order/change', smaller)).status).toBe(200);
    const asked = await desk.taken();
    sim.dispute({ id: disputed.chargeId });
    sim.dispute({ id: asked.chargeId, outcome: 'inquiry' });
    await open(page, `${bella.url}/app/dashboard`);
    await cardOf(page, asked.name)
      .getByText(/Rückfrage der Bank/)
      .waitFor();
    await cardOf(page, disputed.name)
      .getByText(/Rückbuchung angemeldet/)
      .waitFor();
    await cardOf(page, changed.name).getByText('teilweise erstattet').waitFor();
    expect(await atDesk(page, 'desk-disputed')).toEqual([]);
    for (const { number, words } of [
      { number: disputed.number, words: /Zahlung bestritten/ },
      { number: changed.number, words: /teilweise erstattet/ },
      { number: asked.number, words: /Rückfrage der Bank über/ },
    ]) {
      await open(page, `${bella.url}/app/orderHistory`);
      await page.getByRole('button', { name: `Bestellung ${number} öffnen` }).click();
      await page.getByRole('dialog').getByText(words).first().waitFor();
      expect(await atDesk(page, `drawer-${number}`)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Geld zurückgeben' }).click();
    await page.getByRole('button', { name: /€ zurückgeben$/ }).click();
    await page.getByText(/^Rückfrage der Bank über .*: beendet$/).waitFor();
    await open(page, `${bella.url}/app/admin/paypal`);
    await unfoldCalls(page);
    await page.getByText('PAYMENT.CAPTURE.COMPLETED').first().waitFor();
    expect(await atDesk(page, 'paypal-calls')).toEqual([]);
    await open(page, `${bella.url}/app/settings/payment`);
    await unfoldCalls(page);
    await page
      .getByRole('table', { name: /^Meldungen von Stripe/ })
      .getByText('charge.dispute.created')
      .first()
      .waitFor();
    expect(await atDesk(page, 'settings-calls')).toEqual([]);
    await context.close();
  }, 120_000);
});
